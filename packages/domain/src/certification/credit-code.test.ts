import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCreditCodeCheck, isCreditCode } from './credit-code.ts';

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const sign = fc.constantFrom(...SIGNS);
const digit = fc.constantFrom(...'0123456789');

/** The first 17 characters. */
const body = fc
  .tuple(
    fc.array(sign, { minLength: 2, maxLength: 2 }),
    fc.array(digit, { minLength: 6, maxLength: 6 }),
    fc.array(sign, { minLength: 9, maxLength: 9 }),
  )
  .map((parts) => parts.flat().join(''));

test.each([
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['91350100m000100y43', false],
  ['91350100M000100Y4', false],
  ['91350100M000100Y433', false],
  ['9135010OM000100Y43', false],
  ['９1350100M000100Y43', false],
  ['', false],
])('the credit code %j: %j', (text, valid) => {
  expect(isCreditCode(text)).toBe(valid);
});

test('a body with its check character is a code', () => {
  fc.assert(fc.property(body, (text) => isCreditCode(text + getCreditCodeCheck(text))));
});

test('one changed character is found', () => {
  fc.assert(
    fc.property(body, fc.nat(17), sign, (text, at, other) => {
      const code = text + getCreditCodeCheck(text);
      fc.pre(code[at] !== other);
      return !isCreditCode(code.slice(0, at) + other + code.slice(at + 1));
    }),
  );
});

test('two exchanged neighbours are found', () => {
  fc.assert(
    fc.property(body, fc.nat(16), (text, at) => {
      const code = text + getCreditCodeCheck(text);
      const [first = '', second = ''] = code.slice(at, at + 2);
      fc.pre(first !== second);
      return !isCreditCode(code.slice(0, at) + second + first + code.slice(at + 2));
    }),
  );
});
