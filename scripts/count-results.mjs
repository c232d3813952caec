import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/** @typedef {import('./steps.mjs').Counts} Counts */

/**
 * A test of Vitest's JSON report.
 * @typedef {{ fullName: string, status: string, failureMessages?: readonly string[] }} VitestTest
 */

/**
 * A test file of Vitest's JSON report; `message` tells why it could not be loaded.
 * @typedef {{ name: string, status: string, message?: string, assertionResults: readonly VitestTest[] }} VitestFile
 */

/**
 * A journey of Playwright's JSON report, with its tries.
 * @typedef {object} Journey
 * @property {string} status
 * @property {readonly { error?: { message?: string } }[]} [results]
 */

/**
 * A group of Playwright's JSON report: a file, or a `describe` of one.
 * @typedef {object} Suite
 * @property {string} title
 * @property {readonly Suite[]} [suites]
 * @property {readonly { title: string, tests: readonly Journey[] }[]} [specs]
 */

/**
 * A journey that may pass on its second try only, named as in `npm test`; `since` is a day.
 * @typedef {{ journey: string, reason: string, since: string }} KnownFlaky
 */

/**
 * Sums of a Vitest run, from its JSON report. A test file that could not be loaded counts as one failure.
 * @param {string} report
 * @returns {Promise<Counts>}
 */
export async function countVitest(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(report, 'utf8'));
  /** @type {readonly VitestFile[]} */
  const files = testResults;
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, name)} › ${test.fullName}` })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => describeFailure(relative(root, name), message)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages }) => describeFailure(name, failureMessages?.[0])),
    ],
    flaky: [],
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ name }) => name),
  };
}

/**
 * Sums of a Playwright run, from its JSON report. A journey that passed only on its second try fails the run, unless
 * e2e/known-flaky.json names it with a reason and a date; so does an entry of that list which names no journey.
 * @param {string} report
 * @param {string | null} [list] null where no journey may be flaky
 * @returns {Promise<Counts>}
 */
export async function countPlaywright(report, list = join(root, 'e2e', 'known-flaky.json')) {
  const { stats, errors, suites } = JSON.parse(await readFile(report, 'utf8'));
  /** @type {readonly KnownFlaky[]} */
  const known = list === null ? [] : JSON.parse(await readFile(list, 'utf8'));
  /** @type {readonly (Journey & { name: string })[]} */
  const journeys = suites.flatMap(/** @param {Suite} suite */ (suite) => listJourneys(suite, []));
  const named = journeys.map(({ name }) => name);
  const invalid = known.filter(
    ({ journey, reason, since }) => !named.includes(journey) || !reason || !/^\d{4}-\d{2}-\d{2}$/.test(since),
  );
  const flaky = journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const unknown = flaky.filter((name) => !known.some(({ journey }) => journey === name));
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length + unknown.length + invalid.length,
    failures: journeys
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, results }) => describeFailure(name, results?.at(-1)?.error?.message)),
    flaky: [
      ...flaky.map((name) => describeFlaky(name, known)),
      ...invalid.map(
        ({ journey }) => `${journey} (in e2e/known-flaky.json, but no journey, or without reason or date)`,
      ),
    ],
    skipped: journeys.filter(({ status }) => status === 'skipped').map(({ name }) => name),
  };
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} above titles of the groups that contain it
 * @returns {(Journey & { name: string })[]}
 */
function listJourneys({ title, suites = [], specs = [] }, above) {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, name: [...path, spec.title].join(' › ') }))),
    ...suites.flatMap((suite) => listJourneys(suite, path)),
  ];
}

/**
 * @param {string} name
 * @param {readonly KnownFlaky[]} known
 */
function describeFlaky(name, known) {
  const entry = known.find(({ journey }) => journey === name);
  return entry ? `${name} (known since ${entry.since}: ${entry.reason})` : `${name} (not in e2e/known-flaky.json)`;
}

/** How much of an error stands beside the name of its test at the end of a run; the whole of it stands above. */
const LINES_OF_AN_ERROR = 8;

/**
 * @param {string} name
 * @param {string} [message]
 */
function describeFailure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, LINES_OF_AN_ERROR).map((line) => `  ${line}`)].join('\n');
}
