import { readFile } from 'node:fs/promises';

/** @typedef {import('../steps.mjs').Report} Report */
/** @typedef {import('../steps.mjs').TestResult} TestResult */

/**
 * A journey of Playwright's JSON report; `duration` is in milliseconds.
 * @typedef {object} Journey
 * @property {string} status
 * @property {readonly { duration?: number, error?: { message?: string } }[]} [results]
 */

/**
 * A group of Playwright's JSON report: a file, or a `describe` of one.
 * @typedef {object} Suite
 * @property {string} title
 * @property {readonly Suite[]} [suites]
 * @property {readonly { title: string, tests: readonly Journey[] }[]} [specs]
 */

/**
 * Reads Playwright's JSON report. Errors outside the journeys, such as a portal that did not start, are in `errors`.
 * @param {string} path
 * @param {string} [folder] folder of the journeys in the project
 * @returns {Promise<Report>}
 * @throws {Error} where the report is missing or was cut off
 */
export async function readPlaywrightReport(path, folder = 'e2e') {
  /** @type {{ suites: readonly Suite[], errors: readonly { message?: string }[] }} */
  const { suites, errors } = JSON.parse(await readFile(path, 'utf8'));
  const tests = suites.flatMap((suite) => listJourneys(suite, [], `${folder}/${suite.title}`));
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const test of tests) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  return {
    tests,
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
    errors: errors.map(({ message = 'an error without a message' }) => message),
  };
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} above titles of the groups that contain it
 * @param {string} file
 * @returns {TestResult[]}
 */
function listJourneys({ title, suites = [], specs = [] }, above, file) {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => ({
        name: [...path, spec.title].join(' › '),
        file,
        status: getStatus(status),
        seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
        error: results.at(-1)?.error?.message ?? '',
      })),
    ),
    ...suites.flatMap((suite) => listJourneys(suite, path, file)),
  ];
}

/**
 * @param {string} status
 * @returns {TestResult['status']}
 */
function getStatus(status) {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
