import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '../project.mjs';
import { runSteps } from '../steps.mjs';
import { endRun } from './end-run.mjs';
import { readKnownFlaky } from './known-flaky.mjs';
import { playwrightStep, vitestStep } from './test-steps.mjs';

// These tests run Vitest and Playwright on tests that they write, in a folder from which both programs are found.

const TODAY = new Date('2026-11-28T10:00:00Z');

/** @type {string} */
let folder;
/** @type {string[]} */
let printed;
beforeAll(async () => {
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'runner-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});

/**
 * A step that runs one file of tests: `body` has the tests, in which `secondTime` is false
 * when it is called first, and true in later runs.
 * @param {'vitest' | 'playwright'} program
 * @param {string} body
 * @param {{ env?: NodeJS.ProcessEnv, limitSeconds?: number, config?: string }} [options]
 */
async function writeStep(program, body, { env = {}, limitSeconds, config = '' } = {}) {
  const cwd = await mkdtemp(join(folder, `${program}-`));
  const name = program === 'vitest' ? 'made.test.mjs' : 'made.spec.mjs';
  const from = program === 'vitest' ? 'vitest' : '@playwright/test';
  const head = `
    import fs from 'node:fs';
    import { test, expect } from '${from}';
    const mark = ${JSON.stringify(join(cwd, 'mark'))};
    const secondTime = (what = '') => {
      const isSecond = fs.existsSync(mark + what);
      fs.writeFileSync(mark + what, '');
      return isSecond;
    };
  `;
  await writeFile(join(cwd, name), head + body);
  if (program === 'vitest') {
    const settings = `{ test: { root: ${JSON.stringify(cwd)}, exclude: [], pool: 'forks', ${config} } }`;
    await writeFile(join(cwd, 'vitest.config.mjs'), `export default ${settings};\n`);
  } else await writeFile(join(cwd, 'playwright.config.mjs'), `export default { testDir: '.', ${config} };\n`);
  const reports = await mkdtemp(join(folder, 'reports-'));
  const step = program === 'vitest' ? vitestStep : playwrightStep;
  return step(reports, { name: `made by ${program}`, cwd, env, limitSeconds });
}

/**
 * Runs a step and ends the run with a list of flaky tests of its own, which it returns.
 * @param {import('../steps.mjs').Step} step
 * @param {{ isCI?: boolean, limitSeconds?: number }} [options]
 */
async function runAndEnd(step, { isCI = false, limitSeconds = 300 } = {}) {
  const list = join(await mkdtemp(join(folder, 'list-')), 'known-flaky.json');
  await writeFile(list, '[]');
  const code = await endRun(await runSteps([step]), { list, isCI, limitSeconds, today: TODAY });
  return { code, known: await readKnownFlaky(list), output: printed.join('\n') };
}

const FAILS_ONCE = "test('waits', () => { expect(secondTime(), 'too late').toBeTruthy(); });";
const ENTRY = {
  test: expect.stringMatching(/made\..* › waits$/),
  since: '2026-11-28',
  error: expect.stringContaining('too late'),
};

describe('a test that fails once by timing', () => {
  test.each(/** @type {const} */ (['vitest', 'playwright']))(
    'is let off, printed and listed, with %s',
    async (program) => {
      const { code, known, output } = await runAndEnd(await writeStep(program, FAILS_ONCE));
      expect(code, output).toBe(0);
      expect(known).toEqual([ENTRY]);
      expect(output).toContain('flaky: ');
      expect(output).toMatch(/1 flaky\n1 passed, 0 failed, 0 skipped$/);
    },
  );

  test('is printed as an entry and not listed in CI', async () => {
    const { code, known, output } = await runAndEnd(await writeStep('vitest', FAILS_ONCE), { isCI: true });
    expect([code, known]).toEqual([0, []]);
    expect(output).toContain('"since":"2026-11-28"');
  });
});

test('a test that fails by logic and a race that fails once fail the run, beside a flaky one', async () => {
  const body = `${FAILS_ONCE}
    test('adds', () => { expect(1 + 1).toBe(3); });
    test('two writers race for a row', () => { expect(secondTime('race')).toBeTruthy(); });`;
  const { code, known, output } = await runAndEnd(await writeStep('vitest', body));
  expect(code).toBe(1);
  expect(known).toEqual([ENTRY]);
  expect(output).toContain('2 failed');
  expect(output).toMatch(/failed: .*made\.test\.mjs › adds/);
  expect(output).toMatch(/failed: .*made\.test\.mjs › two writers race for a row/);
  expect(output).toContain('never let off');
});

test('a file whose hook fails once is flaky as a whole', async () => {
  const body =
    "import { beforeAll } from 'vitest';\nbeforeAll(() => { if (!secondTime()) throw new Error('late'); });\ntest('a', () => {});";
  const { code, known, output } = await runAndEnd(await writeStep('vitest', body));
  expect(code, output).toBe(0);
  expect(known).toEqual([{ test: expect.stringMatching(/made\.test\.mjs$/), since: '2026-11-28', error: 'late' }]);
});

test('nothing is let off where more than five tests fail', async () => {
  const body = 'for (const n of [1, 2, 3, 4, 5, 6]) test(`waits ${n}`, () => { expect(secondTime(n)).toBe(true); });';
  const { code, known, output } = await runAndEnd(await writeStep('vitest', body));
  expect([code, known]).toEqual([1, []]);
  expect(output).toContain('0 passed, 6 failed');
});

describe('a fault of a program fails the run with a clear line:', () => {
  const hang = "test('hangs', () => { for (;;); });";

  test('a program that does not end', async () => {
    const { code, output } = await runAndEnd(await writeStep('vitest', hang, { limitSeconds: 5 }));
    expect(code).toBe(1);
    expect(output).toContain('failed: made by vitest did not end within 5 s and was killed');
  });

  test('a rerun that does not end', async () => {
    const body = "test('waits', () => { if (secondTime()) for (;;); throw new Error('late'); });";
    const { code, known, output } = await runAndEnd(await writeStep('vitest', body), { limitSeconds: 5 });
    expect([code, known]).toEqual([1, []]);
    expect(output).toContain('A run of failed tests did not end in time and was killed.');
    expect(output).toContain('0 passed, 1 failed');
  });

  test('a worker that is out of memory', async () => {
    const body = "test('fills', () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); });";
    const step = await writeStep('vitest', body, { config: "execArgv: ['--max-old-space-size=64']" });
    const { code, output } = await runAndEnd(step);
    expect(code, output).toBe(1);
    expect(output).toMatch(/failed: .*made/);
  });

  test('a portal that does not start', async () => {
    const config = "webServer: { command: 'exit 3', url: 'http://127.0.0.1:9/' }";
    const { code, output } = await runAndEnd(await writeStep('playwright', "test('a', () => {});", { config }));
    expect(code).toBe(1);
    expect(output).toMatch(/failed: made by playwright:\n.*webServer/);
  });

  test('a report that was cut off', async () => {
    const step = await writeStep('vitest', "test('a', () => {});");
    const cut = { ...step, tests: step.tests && { ...step.tests, read: async () => JSON.parse('{"testResults": [') } };
    const { code, output } = await runAndEnd(cut);
    expect(code).toBe(1);
    expect(output).toMatch(/failed: made by vitest ended with code 0, and its report cannot be read: SyntaxError/);
  });

  test('a program that runs no test', async () => {
    const { code, output } = await runAndEnd(await writeStep('vitest', "test.skip('a', () => {});"));
    expect(code).toBe(1);
    expect(output).toContain('failed: made by vitest ran no test');
  });
});

test('times, names and sums are printed last', async () => {
  const check = (/** @type {string} */ name, /** @type {number} */ code) => ({
    name,
    command: [process.execPath, '-e', `process.exit(${code})`],
  });
  const results = await runSteps([check('lint', 1), check('format', 0)]);
  expect(await endRun(results, { isCI: true, today: TODAY })).toBe(1);
  expect(printed.slice(-4).map((line) => line.replace(/^ *[\d.]+ s/, 's'))).toEqual([
    's lint',
    's format',
    'failed: lint',
    '1 passed, 1 failed, 0 skipped',
  ]);
});
