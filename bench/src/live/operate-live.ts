import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OPERATOR = fileURLToPath(new URL('../../../apps/gateway/src/operator/main.ts', import.meta.url));

/** Runs `npm run operator -- live …` on the portal of a data folder; returns what it prints. */
export async function operateLive(dataDir: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [OPERATOR, 'live', ...words], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  return stdout;
}

/** A new stream key for the first channel of an event. */
export async function renewKey(dataDir: string, eventId: string): Promise<string> {
  const [key] =
    new RegExp(`${eventId}-1_\\S+`).exec(await operateLive(dataDir, 'keys', eventId, '--by', 'bench')) ?? [];
  if (key === undefined) throw new Error(`${eventId} has no channel`);
  return key;
}
