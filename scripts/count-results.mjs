import { readFile } from 'node:fs/promises';

/** @typedef {import('./steps.mjs').Counts} Counts */

/**
 * Sums of a Vitest run, from its JSON report. A test file that could not be loaded counts as one failure.
 * @param {string} report
 * @returns {Promise<Counts>}
 */
export async function countVitest(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(report, 'utf8'));
  const broken = testResults.filter(
    /** @param {{ status: string, assertionResults: unknown[] }} file */
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * Sums of a Playwright run, from its JSON report. A journey that passed only on its retry counts as passed; the list
 * above the sums names it as flaky.
 * @param {string} report
 * @returns {Promise<Counts>}
 */
export async function countPlaywright(report) {
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
