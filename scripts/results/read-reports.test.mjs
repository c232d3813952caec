import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../project.mjs';
import { readPlaywrightReport } from './read-playwright-report.mjs';
import { readVitestReport } from './read-vitest-report.mjs';

/** @type {string} */
let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-report-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** @param {unknown} content */
async function write(content) {
  const path = join(folder, 'report.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe("Vitest's report", () => {
  test('names a test by file, groups and title, and sums the seconds of a file', async () => {
    const tests = [
      { ancestorTitles: ['a video'], title: 'plays', status: 'passed', duration: 1500 },
      { ancestorTitles: [], title: 'stops', status: 'skipped' },
      { ancestorTitles: [], title: 'ends', status: 'todo' },
      { ancestorTitles: [], title: 'seeks', status: 'failed', duration: 500, failureMessages: ['Error: late'] },
    ];
    const name = join(root, 'apps/a.test.ts');
    const file = 'apps/a.test.ts';
    const report = {
      testResults: [{ name, status: 'failed', startTime: 1000, endTime: 3500, assertionResults: tests }],
    };
    expect(await readVitestReport(await write(report))).toEqual({
      tests: [
        { name: `${file} › a video › plays`, file, status: 'passed', seconds: 1.5, error: '' },
        { name: `${file} › stops`, file, status: 'skipped', seconds: 0, error: '' },
        { name: `${file} › ends`, file, status: 'skipped', seconds: 0, error: '' },
        { name: `${file} › seeks`, file, status: 'failed', seconds: 0.5, error: 'Error: late' },
      ],
      files: [{ file, seconds: 2.5 }],
      errors: [],
    });
  });

  test('has a failed result for a file whose hook failed, or that was not loaded', async () => {
    const name = join(root, 'apps/b.test.ts');
    const waiting = [{ ancestorTitles: [], title: 'waits', status: 'skipped' }];
    const failed = { name, status: 'failed', message: 'no such file', startTime: 0, endTime: 0 };
    for (const assertionResults of [[], waiting]) {
      const { tests } = await readVitestReport(await write({ testResults: [{ ...failed, assertionResults }] }));
      expect(tests.at(-1)).toMatchObject({ name: 'apps/b.test.ts', status: 'failed', error: 'no such file' });
    }
  });
});

describe("Playwright's report", () => {
  test('names a journey by file, groups and title, with the last of its errors', async () => {
    const results = [
      { duration: 1000, error: { message: 'first' } },
      { duration: 2000, error: { message: 'last' } },
    ];
    const specs = [
      { title: 'opens', tests: [{ status: 'expected', results: [{ duration: 250 }] }] },
      { title: 'closes', tests: [{ status: 'unexpected', results }] },
      { title: 'waits', tests: [{ status: 'skipped' }] },
    ];
    const suites = [{ title: 'home/home.spec.ts', specs: [], suites: [{ title: 'a visitor', specs }] }];
    const errors = [{ message: 'no portal' }];
    const file = 'e2e/home/home.spec.ts';
    const of = 'home/home.spec.ts › a visitor';
    expect(await readPlaywrightReport(await write({ suites, errors }))).toEqual({
      tests: [
        { name: `${of} › opens`, file, status: 'passed', seconds: 0.25, error: '' },
        { name: `${of} › closes`, file, status: 'failed', seconds: 3, error: 'last' },
        { name: `${of} › waits`, file, status: 'skipped', seconds: 0, error: '' },
      ],
      files: [{ file, seconds: 3.25 }],
      errors: ['no portal'],
    });
  });
});

test('a report that was cut off is an error', async () => {
  const path = await write('{"testResults": [');
  await expect(readVitestReport(path)).rejects.toThrow(SyntaxError);
  await expect(readPlaywrightReport(path)).rejects.toThrow(SyntaxError);
});
