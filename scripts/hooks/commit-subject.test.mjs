import { expect, test } from 'vitest';
import { findSubjectFaults } from './commit-subject.mjs';

test.for([
  ['transcripts: block download after a line is revoked', []],
  ['component tests: process one file at a time', []],
  ["Merge branch 'search'", []],
  ['Revert "transcripts: block download"', []],
  ['transcripts: none of which a line was revoked is served', ["'none' is no imperative verb"]],
  ['transcripts: blocks download', ["'blocks' is no imperative verb"]],
  ['transcripts: blocking download', ["'blocking' is no imperative verb"]],
  ['transcripts: blocked download', ["'blocked' is no imperative verb"]],
  ['block download', ["it is not 'noun: verb and object'"]],
  [`search: ${'find '.repeat(14)}`, ['it has 78 characters; at most 72']],
])('the faults of %s', ([subject, faults]) => {
  expect(findSubjectFaults(String(subject))).toEqual(faults);
});
