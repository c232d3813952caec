import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from '../project.mjs';
import { run } from '../run.mjs';
import { readPlaywrightReport } from './read-playwright-report.mjs';
import { readVitestReport } from './read-vitest-report.mjs';

/** @typedef {import('../steps.mjs').Step} Step */
/** @typedef {import('../steps.mjs').TestResult} TestResult */

/**
 * @typedef {object} TestProgram
 * @property {string} name
 * @property {readonly string[]} [words] more words of the command, such as which tests to run
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [limitSeconds]
 */

/**
 * Makes a folder for the reports of the programs that `work` runs, and removes it afterwards.
 * @template Result
 * @param {(reports: string) => Promise<Result>} work
 */
export async function withReports(work) {
  const reports = await mkdtemp(join(tmpdir(), 'osteon-reports-'));
  try {
    return await work(reports);
  } finally {
    await rm(reports, { recursive: true });
  }
}

/**
 * A step that runs tests of Vitest. Files with a failure run again with one worker.
 * @param {string} reports
 * @param {TestProgram} program
 * @returns {Step}
 */
export function vitestStep(reports, { name, words = [], cwd = root, env, limitSeconds }) {
  const path = join(reports, `${randomUUID()}.json`);
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`, ...words];
  return {
    name,
    command,
    cwd,
    env: environment(env),
    limitSeconds,
    tests: {
      read: () => readVitestReport(path),
      async rerun(failed) {
        const files = new Set(failed.map(({ file }) => join(root, file)));
        const again = join(reports, `${randomUUID()}.json`);
        return {
          command: ['vitest', 'run', '--maxWorkers=1', '--reporter=json', `--outputFile.json=${again}`, ...files],
          cwd,
          env: environment(env),
          read: () => readVitestReport(again),
        };
      },
    },
  };
}

/**
 * A step that runs journeys of Playwright. Failed journeys run again with one worker, each time with a fresh portal,
 * and leave a trace.
 * @param {string} reports
 * @param {TestProgram} program
 * @returns {Step}
 */
export function playwrightStep(reports, { name, words = [], cwd = join(root, 'e2e'), env, limitSeconds }) {
  /** @param {string} path */
  const reportTo = (path) => environment({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path });
  const path = join(reports, `${randomUUID()}.json`);
  return {
    name,
    command: ['playwright', 'test', '--reporter=list,json', ...words],
    cwd,
    env: reportTo(path),
    limitSeconds,
    tests: {
      read: () => readPlaywrightReport(path),
      async rerun(failed) {
        const list = join(reports, `${randomUUID()}.txt`);
        await writeFile(list, failed.map(({ name: journey }) => `${journey}\n`).join(''));
        const again = join(reports, `${randomUUID()}.json`);
        return {
          command: ['playwright', 'test', '--workers=1', '--trace=on', `--test-list=${list}`, '--reporter=json'],
          cwd,
          env: reportTo(again),
          read: () => readPlaywrightReport(again),
        };
      },
    },
  };
}

/**
 * The step that compares screens with their pictures. A difference is none by chance, so that nothing runs again.
 * @param {string} reports
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step}
 */
export function picturesStep(reports, env) {
  const path = join(reports, `${randomUUID()}.json`);
  return {
    name: 'pictures of screens',
    command: ['playwright', 'test', '--config=pictures', '--reporter=list,json'],
    cwd: join(root, 'e2e'),
    env: environment({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path }),
    tests: { read: () => readPlaywrightReport(path, 'e2e/pictures'), rerun: null },
  };
}

/**
 * All journeys, without running them.
 * @returns {Promise<readonly TestResult[]>}
 */
export function listJourneys() {
  return withReports(async (reports) => {
    const path = join(reports, 'list.json');
    const env = environment({ PLAYWRIGHT_JSON_OUTPUT_FILE: path });
    await run(['playwright', 'test', '--list', '--reporter=json'], { cwd: join(root, 'e2e'), env });
    return (await readPlaywrightReport(path)).tests;
  });
}
