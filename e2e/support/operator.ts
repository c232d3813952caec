import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder } from './data-folder.ts';

const program = join(import.meta.dirname, '..', '..', 'apps', 'gateway', 'src', 'operator', 'main.ts');

/** Runs a command of the operator on the portal of this run, as `npm run operator -- …` does; returns its output. */
export async function runOperator(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataFolder(process.env.E2E_PORT ?? '') };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env });
  return stdout;
}
