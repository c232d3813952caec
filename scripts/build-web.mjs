import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Failure, root } from './project.mjs';
import { run, stopped } from './run.mjs';

/** Everything that the built portal depends on. */
const inputs = ['apps/web', 'packages/contract', 'packages/domain', 'package-lock.json', 'tsconfig.base.json'];

/** Made by the build itself, or no part of it. */
const ignored = /(^|\/)(node_modules|dist|compiled)(\/|$)|\.test\.tsx?$/;

const builtFrom = join(root, 'apps', 'web', 'dist', '.built-from');

/**
 * Builds the portal unless it is up to date.
 * @throws {Failure} after the build's own words
 */
export async function buildWeb() {
  const wanted = await fingerprint();
  const built = await readFile(builtFrom, 'utf8').catch(() => '');
  if (built === wanted) return;
  console.log('Building the portal.');
  const { code, output } = await run(['npm', 'run', 'build', '--workspace', '@osteon/web']);
  if (stopped.aborted) return;
  if (code !== 0) throw new Failure(`${output}\nThe portal could not be built.`);
  await writeFile(builtFrom, wanted);
}

async function fingerprint() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * A file itself, or the files below a folder.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesOf(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const kept = entries.map((entry) => join(path, entry.name)).filter((entry) => !ignored.test(relative(root, entry)));
  return (await Promise.all(kept.sort().map(filesOf))).flat();
}
