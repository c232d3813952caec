import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { environment, root } from './project.mjs';

/**
 * Aborted when this script has to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of the `npm` that started it (a
 * killed npm sends no signal).
 */
const stopping = new AbortController();

/** @type {AbortSignal} */
export const stopped = stopping.signal;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stopping.abort());

if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopping.abort(), 250).unref();
}

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 1 for a program that a signal ended or that could not be started
 * @property {string} output standard and error output together
 * @property {boolean} timedOut whether it was killed because it ran longer than its limit
 */

/**
 * Runs a program in the project and returns its output. A stop of this script stops the program; a program that runs
 * longer than `limitSeconds` is killed with everything that it started.
 * @param {readonly string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, limitSeconds?: number }} [options]
 * @returns {Promise<Ended>}
 */
export function run([program = '', ...words], { env = environment(), cwd = root, limitSeconds } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], signal: stopped });
    let output = '';
    let timedOut = false;
    const timer =
      limitSeconds === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            void killTree(child.pid);
          }, limitSeconds * 1000);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timer);
      resolve({ code, output, timedOut });
    };
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(timedOut ? 1 : (code ?? 1)));
  });
}

/**
 * Kills a process and all its descendants. Browsers and servers of tests are in process groups of their own, so that a
 * signal to one group would leave the others.
 * @param {number | undefined} pid
 */
async function killTree(pid) {
  if (pid === undefined) return;
  const parents = await readParents();
  const doomed = [pid];
  for (const ancestor of doomed) doomed.push(...[...parents].filter(([, by]) => by === ancestor).map(([id]) => id));
  for (const id of doomed) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

/**
 * The parent of each process, from Linux's /proc; empty on other systems.
 * @returns {Promise<ReadonlyMap<number, number>>}
 */
async function readParents() {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const entries = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      // The program's name before these fields may itself contain spaces and parentheses.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return /** @type {const} */ ([Number(id), Number(parent)]);
    }),
  );
  return new Map(entries);
}
