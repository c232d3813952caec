import { expect, test } from 'vitest';
import { meetsPasswordRule, REGISTER_PASSWORD_RULES, RESET_PASSWORD_RULES } from './password-rules.ts';

test.each([
  ['', []],
  ['guyuan', ['lower']],
  ['Kuaile26', ['registerLength', 'digit', 'upper', 'lower']],
  ['Gu-26', ['digit', 'upper', 'lower', 'symbol']],
  ['骨元骨元骨元骨元', ['registerLength', 'symbol']],
  ['guyuanguyuanguyuan', ['lower']],
])('registration: %s meets %j', (password, met) => {
  expect(REGISTER_PASSWORD_RULES.filter((rule) => meetsPasswordRule(password, rule))).toEqual(met);
});

test.each([
  ['guyuan', ['resetLength', 'letter']],
  ['gu26', ['letter', 'digit']],
  ['guyuan26', ['resetLength', 'letter', 'digit']],
])('a new password: %s meets %j', (password, met) => {
  expect(RESET_PASSWORD_RULES.filter((rule) => meetsPasswordRule(password, rule))).toEqual(met);
});
