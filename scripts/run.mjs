import { spawn } from 'node:child_process';
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
 */

/**
 * Runs a program in the project and returns its output. A stop of this script stops the program.
 * @param {readonly string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<Ended>}
 */
export function run([program = '', ...words], { env = environment(), cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], signal: stopped });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
