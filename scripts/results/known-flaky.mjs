import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Failure, root } from '../project.mjs';

/** @typedef {import('../steps.mjs').TestResult} TestResult */

/**
 * A test that has failed and then passed three times alone: its name as a run prints it, the day (yyyy-mm-dd) and the
 * first line of its error.
 * @typedef {{ test: string, since: string, error: string }} KnownFlaky
 */

/** The list of flaky tests, for journeys and Vitest's tests alike. */
export const KNOWN_FLAKY = join(root, 'e2e', 'known-flaky.json');

/** An entry that is older than this many days is fixed before anything else. */
const OVERDUE_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * Words in the path or title of tests that are never flaky: a race or a hole in a permission shows in one try of many.
 * @type {ReadonlySet<string>}
 */
const STRICT_WORDS = new Set(
  `race races racing concurrent concurrently kill kills killed lock locks locked permission permissions scene scenes
  forbidden refuse refuses refused`.split(/\s+/),
);

/**
 * Returns true when a failure of this test counts, also where the test passes afterwards.
 * @param {string} name
 */
export function isStrict(name) {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => STRICT_WORDS.has(word));
}

/**
 * @param {string} [path]
 * @returns {Promise<readonly KnownFlaky[]>}
 * @throws {Failure} where an entry lacks its test, day or error
 */
export async function readKnownFlaky(path = KNOWN_FLAKY) {
  /** @type {readonly Partial<KnownFlaky>[]} */
  const entries = JSON.parse(await readFile(path, 'utf8'));
  return entries.map(({ test, since = '', error }) => {
    if (!test || !/^\d{4}-\d{2}-\d{2}$/.test(since) || error === undefined) {
      throw new Failure(`${path}: each entry needs 'test', 'since' (yyyy-mm-dd) and 'error'.`);
    }
    return { test, since, error };
  });
}

/**
 * @param {readonly KnownFlaky[]} entries
 * @param {string} [path]
 */
export async function writeKnownFlaky(entries, path = KNOWN_FLAKY) {
  await writeFile(path, `${JSON.stringify(entries, null, 2)}\n`);
}

/**
 * @param {Pick<TestResult, 'name' | 'error'>} test
 * @param {Date} today
 * @returns {KnownFlaky}
 */
export function createEntry({ name, error }, today) {
  const line = stripVTControlCharacters(error).split('\n', 1)[0]?.trim() ?? '';
  return { test: name, since: today.toISOString().slice(0, 10), error: line };
}

/**
 * @param {readonly KnownFlaky[]} known
 * @param {Date} today
 */
export function findOverdue(known, today) {
  return known.filter(({ since }) => today.getTime() - Date.parse(since) > OVERDUE_DAYS * DAY_MS);
}

/**
 * Entries whose test does not exist any more: its file was removed, or the file is among those that `listed` has all
 * tests of and the test is not.
 * @param {readonly KnownFlaky[]} known
 * @param {readonly Pick<TestResult, 'name' | 'file'>[]} listed
 */
export function findObsolete(known, listed) {
  const files = new Set(listed.map(({ file }) => file));
  const names = new Set(listed.map(({ name }) => name));
  return known.filter(({ test }) => {
    const file = getFile(test);
    if (!existsSync(join(root, file))) return true;
    // A file that failed as a whole has an entry without a title.
    return files.has(file) && test !== file && !names.has(test);
  });
}

/**
 * The file of a test in the project. Journeys are named by their path in e2e.
 * @param {string} name
 */
export function getFile(name) {
  const [file = ''] = name.split(' › ', 1);
  return file.endsWith('.spec.ts') ? `e2e/${file}` : file;
}
