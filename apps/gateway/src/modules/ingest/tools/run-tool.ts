import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { getProcessPrefix } from './process-limits.ts';

/** The limits and arguments of a run of a media program. */
export interface ToolOptions {
  /** Kills the program when it is aborted. */
  readonly signal: AbortSignal;
  /** Longest run; afterwards the program is killed. */
  readonly seconds: number;
  /** Receives each line of the standard output, which is not collected then. */
  readonly onLine?: (line: string) => void;
}

/** Limit of the output in bytes; a program that writes more is killed. */
const OUTPUT_MAX = 64 * 1024 * 1024;

/** Characters of a fault's description. */
const MESSAGE_MAX = 250;

/** Limit of the retained standard error, in characters. */
const ERROR_MAX = 64_000;

/**
 * No more than a program needs: the gateway's environment holds secrets. Without MALLOC_ARENA_MAX every thread would
 * reserve memory of its own.
 */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  LC_ALL: 'C.UTF-8',
  MALLOC_ARENA_MAX: '4',
};

/** A media program failed; the message is the last output on its standard error. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** A media program exceeded its limit of time or output. */
export class ToolLimitError extends Error {
  override readonly name = 'ToolLimitError';
}

/**
 * Runs a media program without a shell and returns its output.
 * @throws {ToolError} for an exit code other than 0
 * @throws {ToolLimitError} past its limit of time or output
 */
export async function runTool(
  program: string,
  args: readonly string[],
  { signal, seconds, onLine }: ToolOptions,
): Promise<{ stdout: Buffer; stderr: string }> {
  signal.throwIfAborted();
  const [first = program, ...words] = [...getProcessPrefix(), program, ...args];
  const child = spawn(first, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ENVIRONMENT,
  });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(seconds * 1000))]);
  const kill = () => child.kill('SIGKILL');
  limit.addEventListener('abort', kill);
  const chunks: Buffer[] = [];
  let size = 0;
  let stderr = '';
  if (onLine) createInterface(child.stdout).on('line', onLine);
  else
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > OUTPUT_MAX) kill();
      else chunks.push(chunk);
    });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-ERROR_MAX);
  });
  try {
    const [code] = await once(child, 'close');
    signal.throwIfAborted();
    if (limit.aborted) throw new ToolLimitError(`takes longer than ${seconds} s`);
    if (size > OUTPUT_MAX) throw new ToolLimitError(`has more than ${OUTPUT_MAX / 1024 ** 2} MB of output`);
    if (code !== 0) throw new ToolError(describeFault(stderr) || `ended with ${String(code ?? child.signalCode)}`);
    return { stdout: Buffer.concat(chunks), stderr };
  } finally {
    limit.removeEventListener('abort', kill);
  }
}

/** The last lines of the standard error without the names of components and of files. */
function describeFault(stderr: string): string {
  const lines = stderr.split('\n').map((line) =>
    line
      .replace(/^\[[^\]]*\] */, '')
      .replaceAll(/(?:file:)?(?:\/[^/\s:]+)+:? ?/g, '')
      .trim(),
  );
  return [...new Set(lines.filter((line) => line !== ''))]
    .slice(-2)
    .join('; ')
    .replace(/\.$/, '')
    .slice(0, MESSAGE_MAX);
}
