import { expect, test } from 'vitest';
import { checkPlainEnglish } from './plain-english.ts';
import { buildSourceTree } from './source-tree.ts';

const check = (text: string, path = 'apps/gateway/src/a.ts') => checkPlainEnglish(buildSourceTree({ [path]: text }));
const word = ['be', 'gin'].join('');

test.for([
  ['an identifier', `export const ${word}At = 1;`],
  ['a word of a camelCase identifier', `export const PLAN_${word.toUpperCase()}_MS = 1;`],
  ['a comment', `// Events ${word} here.`],
  ['a doc comment', `/**\n * Events\n * ${word} here.\n */`],
  ['the title of a test', `test('events ${word} at noon', () => {});`],
  ['the title of a table of tests', `test.for([1])('events ${word} at $noon', () => {});`],
])('a word of a private dialect is found in %s', ([, text]) => {
  expect(check(String(text))).toEqual([
    expect.stringMatching(new RegExp(`^apps/gateway/src/a.ts:\\d '${word}': the field says start`)),
  ]);
});

test('a word is found in a document, with its line', () => {
  expect(check(`# Events\n\nThey ${word}.\n`, 'docs/live.md')).toEqual([
    `docs/live.md:3 '${word}': the field says start.`,
  ]);
});

test.for([
  ['data', `const sql = '${word}; commit';`],
  ['a name of the wire', 'const { planBeginTime } = event;'],
  ['a name in backquotes', `// Answers \`${word}\`.`],
  ['a longer word', `const ${word}ner = 1;`],
])('%s is let through', ([, text]) => {
  expect(check(String(text))).toEqual([]);
});

test.for([
  '/** Who may read it. */',
  '// What it costs.',
  '/**\n * Whether it is stored.\n */',
  '// Those of a customer.',
])('a comment that opens without a subject is found: %s', (text) => {
  expect(check(text)).toEqual([expect.stringMatching(/opens with '(?:Who|What|Whether|Those)'/)]);
});

test('a sentence that goes on in the next line is no opening', () => {
  expect(check('// Rows are stored by\n// Whether they are read is another matter.')).toEqual([]);
});
