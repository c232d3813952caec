import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A running process, as the operating system reports it. */
export interface RunningProcess {
  readonly parent: number;
  /** Program and arguments, separated by spaces. */
  readonly commandLine: string;
}

/**
 * Looks up a process; undefined for an unknown id and for a zombie.
 */
export async function findProcess(pid: number): Promise<RunningProcess | undefined> {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

async function fromProc(pid: number): Promise<RunningProcess | undefined> {
  try {
    const [stat, words] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The program's name is in brackets and may itself contain spaces and brackets.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || parent === undefined) return undefined;
    return { parent: Number(parent), commandLine: words.replaceAll('\0', ' ').trim() };
  } catch {
    return undefined;
  }
}

async function fromPs(pid: number): Promise<RunningProcess | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'ppid=,args=', '-p', String(pid)]);
    const [, parent, commandLine] = /^\s*(\d+)\s+(.*)$/.exec(stdout.trim()) ?? [];
    return parent && commandLine ? { parent: Number(parent), commandLine } : undefined;
  } catch {
    return undefined;
  }
}
