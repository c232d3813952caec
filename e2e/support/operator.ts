import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';

const path = join(import.meta.dirname, '..', '..', 'apps', 'gateway', 'test', 'operator', 'run-commands.ts');

/** The program's response to a command, by the number of its request. */
interface Answer {
  readonly number: number;
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

interface Waiting {
  readonly resolve: (output: string) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let count = 0;
let program: ChildProcess | undefined;

/** The program of this worker, which ends with it. */
function openProgram(): ChildProcess {
  if (program?.connected) return program;
  const env = { ...process.env, DATA_DIR: dataFolder(process.env.E2E_PORT ?? '') };
  const child = fork(path, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('message', ({ number, code, output, errors }: Answer) => {
    const { resolve, reject } = waiting.get(number) ?? {};
    waiting.delete(number);
    if (code === 0) resolve?.(output);
    else reject?.(new Error(errors));
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the operator's program ended with ${code}`));
    waiting.clear();
  });
  child.unref();
  child.channel?.unref();
  program = child;
  return child;
}

/**
 * Runs a command of the operator on the portal of this run, as `npm run operator -- …` does; returns its output.
 * @throws {Error} with what the command prints as it fails
 */
export function runOperator(...words: readonly string[]): Promise<string> {
  const child = openProgram();
  return new Promise((resolve, reject) => {
    const number = count++;
    waiting.set(number, { resolve, reject });
    child.send({ number, words }, (error) => error && reject(error));
  });
}
