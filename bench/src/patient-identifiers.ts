import { readFile } from 'node:fs/promises';
import { findPatientIdentifiers } from '@osteon/domain';
import { report } from './load/figures.ts';

/** The aims; a comment that is held for nothing costs its author less than one that is visible costs a patient. */
const RECALL = 0.95;
const PRECISION = 0.9;

/** A sentence and the words in it that identify a patient, none where it is harmless. */
interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

// Sentences by the author of the rules, and by two who had not seen them; by the last of them no rule was changed.
for (const name of ['written-with-the-rules', 'written-without-the-rules', 'written-after-the-rules']) {
  const sentences = await readSentences(name);
  const results = sentences.map(compare);
  const expected = sum(results.map(({ expected }) => expected));
  const found = sum(results.map(({ found }) => found));
  const right = sum(results.map(({ right }) => right));
  const held = sentences.filter(({ text }) => findPatientIdentifiers(text).length > 0);
  const identifying = sentences.filter(({ words }) => words.length > 0);
  const rightlyHeld = held.filter(({ words }) => words.length > 0);
  for (const { text, missed, wrong } of results) {
    if (missed.length > 0) console.log(`missed ${missed.join(', ')} in: ${text}`);
    if (wrong.length > 0) console.log(`wrong ${wrong.join(', ')} in: ${text}`);
  }
  console.log(
    `${name}: ${sentences.length} sentences, ${identifying.length} that identify; held: ${held.length}, of these rightly ${rightlyHeld.length}`,
  );
  report(`${name}-sentence-recall`, rightlyHeld.length / identifying.length, RECALL, 'share of the sentences');
  report(`${name}-sentence-precision`, rightlyHeld.length / held.length, PRECISION, 'share of the held');
  report(
    `${name}-recall`,
    (expected - sum(results.map(({ missed }) => missed.length))) / expected,
    RECALL,
    'share of the words',
  );
  report(`${name}-precision`, right / found, PRECISION, 'share of the findings');
}

/** A line: + or -, the sentence, the words divided by |; divided by tabs. */
async function readSentences(name: string): Promise<readonly Sentence[]> {
  const file = await readFile(new URL(`patient-identifiers/${name}.txt`, import.meta.url), 'utf8');
  return file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label, text = '', words = ''] = line.split('\t').map((part) => part.trim());
      const expected = words.split('|').filter((word) => word !== '');
      if ((label === '+') !== expected.length > 0) throw new Error(`Label and words disagree: ${line}`);
      const absent = expected.find((word) => !text.includes(word));
      if (absent !== undefined) throw new Error(`The sentence does not contain ${absent}: ${line}`);
      return { text, words: expected };
    });
}

/** A word is found, and a finding right, where they share a character. */
function compare({ text, words }: Sentence) {
  const findings = findPatientIdentifiers(text);
  const expected = words.map((word) => ({ word, start: text.indexOf(word), end: text.indexOf(word) + word.length }));
  const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
    a.start < b.end && b.start < a.end;
  const wrong = findings.filter((finding) => !expected.some((word) => overlaps(word, finding)));
  return {
    text,
    expected: words.length,
    found: findings.length,
    right: findings.length - wrong.length,
    missed: expected.filter((word) => !findings.some((finding) => overlaps(word, finding))).map(({ word }) => word),
    wrong: wrong.map(({ kind, start, end }) => `${text.slice(start, end)} (${kind})`),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
