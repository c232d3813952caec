import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const binaries = join(root, 'node_modules', '.bin');

/**
 * The Node release that the project pins, installed as one of its packages. The scripts here must run on older
 * releases, too: a fresh clone has no other.
 */
export const pinnedNode = join(binaries, 'node');

/** Returns true when the pinned Node can be used. */
export function hasPinnedNode() {
  return existsSync(pinnedNode);
}

/**
 * The environment of the project's programs: PATH starts with the pinned Node and the installed tools.
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(more = {}) {
  return { ...process.env, PATH: [binaries, process.env.PATH].join(delimiter), ...more };
}

/** An error that the user can fix: one line, exit code 1, no stack. */
export class Failure extends Error {}

/**
 * Runs a script's work and ends the process with its exit code.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
