import { readFileSync } from 'node:fs';
import { type ErrorName, errors } from '@osteon/contract';
import { expect, test } from 'vitest';
import { m } from '../../texts/index.ts';
import { CallError } from './call-error.ts';
import { composeRefusal } from './errors.ts';

const names = Object.keys(errors) as ErrorName[];

test.each(['zh', 'en'])('every error of the contract has a text, and no other one has (%s)', (locale) => {
  const file = new URL(`../../../messages/${locale}/error.json`, import.meta.url);
  const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  expect(keys.toSorted()).toEqual(names.map((name) => `error.${name}`).toSorted());
});

test.each(names)('%s has a text in both languages, without a full stop after a single sentence', (name) => {
  const [chinese, english] = [m[`error.${name}`]({}, { locale: 'zh' }), m[`error.${name}`]({}, { locale: 'en' })];
  expect(chinese).toMatch(/^(?=.*\p{Script=Han})[^。！]+$/u);
  expect(english).toMatch(/^[A-Z][^\p{Script=Han}!]+$/u);
  expect(english.endsWith('.')).toBe(english.includes('. '));
});

test.each([
  ['the text of the catalogue', new CallError('tooMany'), '操作过于频繁，请稍后重试'],
  ['the text of its rule', new CallError('tooMany', { text: (locale) => `text in ${locale}` }), 'text in zh'],
])('a refusal without a known reader has %s in Chinese', (_what, error, message) => {
  const { status, body } = composeRefusal(error, 'r1');
  expect([status, JSON.parse(body)]).toEqual([429, { code: 42_900, message, data: null, requestId: 'r1' }]);
});
