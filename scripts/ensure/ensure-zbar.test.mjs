import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ensureZbar = new URL('ensure-zbar.mjs', import.meta.url).href;

/**
 * The only folder of PATH: the machine has the programs in it and no others.
 * @type {string}
 */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-zbar-'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * Writes a program into the folder.
 * @param {string} name
 * @param {string} script
 */
async function writeProgram(name, script) {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
}

/**
 * An apt-get that logs its arguments and then runs the shell script `install`, and a sudo that changes no rights.
 * @param {string} install
 */
async function writeAptGet(install) {
  await writeProgram('sudo', 'shift; exec "$@"');
  await writeProgram('apt-get', `echo "$@" >> ${folder}/calls\n[ "$1" = install ] || exit 0\n${install}`);
}

/** Runs ensureZbar on that machine and returns its error message, empty without an error. */
async function errorMessage() {
  const script = `await (await import('${ensureZbar}')).ensureZbar().catch((error) => console.error(error.message)); process.exit();`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: folder },
  });
  return stderr.trim();
}

const aptGetCalls = () => readFile(join(folder, 'calls'), 'utf8').catch(() => '');

test('a machine that has zbarimg is left as it is', async () => {
  await writeProgram('zbarimg', 'exit 0');
  await writeAptGet('exit 1');
  expect([await errorMessage(), await aptGetCalls()]).toEqual(['', '']);
});

test('a machine without it gets its package', async () => {
  await writeAptGet(`printf '#!/bin/sh\\n' > ${folder}/zbarimg; /bin/chmod +x ${folder}/zbarimg`);
  expect(await errorMessage()).toBe('');
  expect(await aptGetCalls()).toBe('update\ninstall -y --no-install-recommends zbar-tools\n');
});

test('a failed installation shows the reason and the fix', async () => {
  await writeAptGet('echo "E: Unable to locate package zbar-tools"; exit 100');
  const message = await errorMessage();
  expect(message).toContain('E: Unable to locate package zbar-tools');
  expect(message).toContain('install the package zbar-tools');
});

test('a machine without apt-get shows the fix, too', async () => {
  expect(await errorMessage()).toContain('install the package zbar-tools');
});
