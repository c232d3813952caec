import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../project.mjs';

/** @typedef {import('../steps.mjs').Report} Report */
/** @typedef {import('../steps.mjs').TestResult} TestResult */

/**
 * A test of Vitest's JSON report; `duration` is in milliseconds.
 * @typedef {object} VitestTest
 * @property {readonly string[]} ancestorTitles
 * @property {string} title
 * @property {string} status
 * @property {number} [duration]
 * @property {readonly string[]} [failureMessages]
 */

/**
 * A test file of Vitest's JSON report; times are in milliseconds, and `message` is the reason why a hook or the file
 * itself failed.
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {number} startTime
 * @property {number} endTime
 * @property {readonly VitestTest[]} assertionResults
 */

/**
 * Reads Vitest's JSON report. A file that failed outside its tests (it cannot be loaded, a hook failed, its worker
 * crashed) is a failed result with the file's name.
 * @param {string} path
 * @returns {Promise<Report>}
 * @throws {Error} where the report is missing or was cut off
 */
export async function readVitestReport(path) {
  /** @type {{ testResults: readonly VitestFile[] }} */
  const { testResults } = JSON.parse(await readFile(path, 'utf8'));
  return {
    tests: testResults.flatMap((file) => readFileResults(file, relative(root, file.name))),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    errors: [],
  };
}

/**
 * @param {VitestFile} report
 * @param {string} file
 * @returns {TestResult[]}
 */
function readFileResults({ status, message = '', assertionResults }, file) {
  const tests = assertionResults.map((test) => ({
    name: [file, ...test.ancestorTitles.filter((title) => title !== ''), test.title].join(' › '),
    file,
    status: getStatus(test.status),
    seconds: (test.duration ?? 0) / 1000,
    error: test.failureMessages?.[0] ?? '',
  }));
  if (status !== 'failed' || tests.some((test) => test.status === 'failed')) return tests;
  return [...tests, { name: file, file, status: 'failed', seconds: 0, error: message }];
}

/**
 * @param {string} status
 * @returns {TestResult['status']}
 */
function getStatus(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
