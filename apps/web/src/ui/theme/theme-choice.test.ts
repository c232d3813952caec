import { expect, test } from 'vitest';
import { themeChoiceOf, themeOf } from './theme-choice.ts';

test('a stored choice applies; anything else follows the device', () => {
  expect(themeChoiceOf('dark')).toBe('dark');
  expect(themeChoiceOf('light')).toBe('light');
  expect(themeChoiceOf('DARK')).toBe('system');
  expect(themeChoiceOf(undefined)).toBe('system');
});

test('the device decides only where nothing is chosen', () => {
  expect(themeOf('system', true)).toBe('dark');
  expect(themeOf('system', false)).toBe('light');
  expect(themeOf('light', true)).toBe('light');
  expect(themeOf('dark', false)).toBe('dark');
});
