import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ensureBrowsers = new URL('ensure-browsers.mjs', import.meta.url).href;

/**
 * The only folder of PATH: the machine has the programs in it and no others.
 * @type {string}
 */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-browsers-'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * A machine whose dpkg-query runs the shell script `query`, with the package in $3, and whose apt-get logs its
 * arguments.
 * @param {string} query
 */
async function makeMachine(query) {
  const programs = {
    sudo: 'shift; exec "$@"',
    'apt-get': `echo "$@" >> ${folder}/calls`,
    'dpkg-query': query,
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
}

/** Runs ensureBrowsers on that machine and returns its error message, empty without an error. */
async function errorMessage() {
  const script = `await (await import('${ensureBrowsers}')).ensureBrowsers().catch((error) => console.error(error.message)); process.exit();`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: folder },
  });
  return stderr.trim();
}

const aptGetCalls = () => readFile(join(folder, 'calls'), 'utf8').catch(() => '');

test('a machine that has all packages is left as it is', async () => {
  await makeMachine('printf "install ok installed"');
  expect([await errorMessage(), await aptGetCalls()]).toEqual(['', '']);
});

test('a machine without one of them gets it', async () => {
  await makeMachine(`[ "$3" != xvfb ] || [ -e ${folder}/calls ] && printf "install ok installed"`);
  expect(await errorMessage()).toBe('');
  expect(await aptGetCalls()).toMatch(/^update\ninstall -y --no-install-recommends firefox-esr .* xvfb /);
});

test('a package that cannot be installed, or was removed, is named', async () => {
  await makeMachine('[ "$3" != xvfb ] && printf "install ok installed" || printf "deinstall ok config-files"');
  expect(await errorMessage()).toContain("need Debian's packages xvfb: install them");
});
