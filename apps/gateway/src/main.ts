import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { startGateway } from './start-gateway.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const settings = join(root, '.env');

try {
  if (existsSync(settings)) process.loadEnvFile(settings);
  const stop = await startGateway(readConfig(process.env), { webRoot: join(root, 'apps', 'web', 'dist') });
  const end = once(() => stop().then(() => process.exit(0), fail));
  process.on('SIGTERM', end).on('SIGINT', end);
  // Started by another program that is gone: nobody is left to stop the gateway.
  if (process.connected) process.on('disconnect', end);
} catch (error) {
  fail(error);
}

/** The operator reads one line; a stack is for faults of ours. */
function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
