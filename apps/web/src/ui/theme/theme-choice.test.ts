import { expect, test } from 'vitest';
import { getTheme, getThemeChoice } from './theme-choice.ts';

test('a stored choice applies; anything else follows the device', () => {
  expect(getThemeChoice('dark')).toBe('dark');
  expect(getThemeChoice('light')).toBe('light');
  expect(getThemeChoice('DARK')).toBe('system');
  expect(getThemeChoice(undefined)).toBe('system');
});

test('the device decides only where nothing is chosen', () => {
  expect(getTheme('system', true)).toBe('dark');
  expect(getTheme('system', false)).toBe('light');
  expect(getTheme('light', true)).toBe('light');
  expect(getTheme('dark', false)).toBe('dark');
});
