import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ensureZbar = new URL('ensure-zbar.mjs', import.meta.url).href;

/**
 * A folder that is the whole PATH: a machine with what is laid into it and nothing else.
 * @type {string}
 */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-zbar-'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * Lays a program into the folder.
 * @param {string} name
 * @param {string} script
 */
async function lay(name, script) {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
}

/**
 * A machine whose apt-get notes what it is asked and then does `install`; nobody has to be its administrator.
 * @param {string} install
 */
async function layAptGet(install) {
  await lay('sudo', 'shift; exec "$@"');
  await lay('apt-get', `echo "$@" >> ${folder}/asked\n[ "$1" = install ] || exit 0\n${install}`);
}

/** Asks for zbarimg on that machine; gives its complaint, empty where there is none. */
async function complaint() {
  const script = `await (await import('${ensureZbar}')).ensureZbar().catch((error) => console.error(error.message)); process.exit();`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: folder },
  });
  return stderr.trim();
}

const asked = () => readFile(join(folder, 'asked'), 'utf8').catch(() => '');

test('a machine that has zbarimg is left as it is', async () => {
  await lay('zbarimg', 'exit 0');
  await layAptGet('exit 1');
  expect([await complaint(), await asked()]).toEqual(['', '']);
});

test('a machine without it gets its package', async () => {
  await layAptGet(`printf '#!/bin/sh\\n' > ${folder}/zbarimg; /bin/chmod +x ${folder}/zbarimg`);
  expect(await complaint()).toBe('');
  expect(await asked()).toBe('update\ninstall -y --no-install-recommends zbar-tools\n');
});

test('where it cannot be installed the reason is told, and what to do', async () => {
  await layAptGet('echo "E: Unable to locate package zbar-tools"; exit 100');
  const told = await complaint();
  expect(told).toContain('E: Unable to locate package zbar-tools');
  expect(told).toContain('install the package zbar-tools');
});

test('a machine without apt-get is told what to do, too', async () => {
  expect(await complaint()).toContain('install the package zbar-tools');
});
