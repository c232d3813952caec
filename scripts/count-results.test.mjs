import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countPlaywright, countVitest } from './count-results.mjs';
import { root } from './project.mjs';
import { runSteps, summarise } from './steps.mjs';

/** @type {string} */
let folder;
/** @type {string[]} */
let printed;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-count-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});

/**
 * @param {string} name
 * @param {unknown} content
 */
async function write(name, content) {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(content));
  return path;
}

/** @param {Record<string, string>} statuses of journeys, by their titles */
const writeReport = (statuses) =>
  write('playwright.json', {
    stats: { expected: 7, unexpected: 0 },
    errors: [],
    suites: [
      {
        title: 'home/home.spec.ts',
        specs: [],
        suites: [
          {
            title: 'a visitor',
            specs: Object.entries(statuses).map(([title, status]) => ({ title, tests: [{ status }] })),
          },
        ],
      },
    ],
  });

const JOURNEY = 'home/home.spec.ts › a visitor › sees films';

test('a flaky journey fails the run and is named', async () => {
  const report = await writeReport({ 'sees films': 'flaky', 'sees cases': 'expected', 'sees papers': 'skipped' });
  const counts = await countPlaywright(report, await write('known.json', []));
  expect(counts).toEqual({
    passed: 7,
    failed: 1,
    failures: [],
    flaky: [`${JOURNEY} (not in e2e/known-flaky.json)`],
    skipped: ['home/home.spec.ts › a visitor › sees papers'],
  });
});

test('a flaky journey that is known with reason and date does not fail the run', async () => {
  const known = await write('known.json', [{ journey: JOURNEY, reason: 'the film starts late', since: '2026-11-22' }]);
  expect(await countPlaywright(await writeReport({ 'sees films': 'flaky' }), known)).toMatchObject({
    failed: 0,
    flaky: [`${JOURNEY} (known since 2026-11-22: the film starts late)`],
  });
});

test.each([
  ['no journey', { journey: 'home/home.spec.ts › gone', reason: 'slow', since: '2026-11-22' }],
  ['no reason', { journey: JOURNEY, reason: '', since: '2026-11-22' }],
  ['no date', { journey: JOURNEY, reason: 'slow', since: '' }],
])('an entry with %s fails the run', async (_what, entry) => {
  const report = await writeReport({ 'sees films': 'expected' });
  const { failed, flaky } = await countPlaywright(report, await write('known.json', [entry]));
  expect([failed, flaky]).toEqual([1, [expect.stringContaining(entry.journey)]]);
});

test('a journey that fails is named with the first lines of its last error', async () => {
  const report = await write('failed.json', {
    stats: { expected: 0, unexpected: 1 },
    errors: [],
    suites: [
      {
        title: 'home/home.spec.ts',
        specs: [
          {
            title: 'sees films',
            tests: [
              {
                status: 'unexpected',
                results: [{ error: { message: 'first' } }, { error: { message: '\u001b[31mlast\u001b[39m\n\nof it' } }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(await countPlaywright(report, null)).toMatchObject({
    failed: 1,
    failures: ['home/home.spec.ts › sees films\n  last\n  of it'],
  });
});

test('tests of Vitest that fail or are skipped are named, and a file that cannot be loaded is a failure', async () => {
  const tests = [
    { fullName: 'a film plays', status: 'passed' },
    { fullName: 'a film stops', status: 'skipped' },
    { fullName: 'a film ends', status: 'todo' },
    { fullName: 'a film seeks', status: 'failed', failureMessages: ['Error: late\n    at seek'] },
  ];
  const report = await write('vitest.json', {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: join(root, 'apps/a.test.ts'), status: 'passed', assertionResults: tests },
      { name: join(root, 'apps/b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  });
  expect(await countVitest(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['apps/b.test.ts\n  no such file', 'apps/a.test.ts › a film seeks\n  Error: late\n      at seek'],
    flaky: [],
    skipped: ['apps/a.test.ts › a film stops', 'apps/a.test.ts › a film ends'],
  });
});

test('the names and the sums are printed last', async () => {
  const command = [process.execPath, '-e', ''];
  const parts = [
    await runSteps([{ name: 'lint', command: [process.execPath, '-e', 'process.exit(1)'] }]),
    await runSteps([
      {
        name: 'journeys',
        command,
        count: async () => ({ passed: 3, failed: 1, failures: ['four'], flaky: ['one'], skipped: ['two', 'three'] }),
      },
    ]),
  ];
  expect(summarise(parts)).toBe(1);
  expect(printed.slice(-6)).toEqual([
    'failed: lint',
    'failed: four',
    'flaky: one',
    'skipped: two',
    'skipped: three',
    '3 passed, 2 failed, 1 flaky, 2 skipped',
  ]);
  expect(summarise([{ passed: 2, failed: 0, failures: [], flaky: ['known'], skipped: [] }])).toBe(0);
});
