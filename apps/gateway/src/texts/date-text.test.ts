import { LOCALES } from '@osteon/domain';
import { describe, expect, test } from 'vitest';
import { dateText, dateTimeText } from './date-text.ts';

describe('a date for a reader is that of Shanghai, in the form of the language', () => {
  test.each([
    ['2026-11-21T12:05:00Z', '2026.11.21', '21 Nov 2026', '2026.11.21 20:05', '21 Nov 2026, 20:05'],
    ['2026-01-01T00:00:00Z', '2026.01.01', '1 Jan 2026', '2026.01.01 08:00', '1 Jan 2026, 08:00'],
    ['2026-05-31T16:00:00Z', '2026.06.01', '1 Jun 2026', '2026.06.01 00:00', '1 Jun 2026, 00:00'],
    ['2025-12-31T16:30:00Z', '2026.01.01', '1 Jan 2026', '2026.01.01 00:30', '1 Jan 2026, 00:30'],
    ['2026-12-31T15:59:00Z', '2026.12.31', '31 Dec 2026', '2026.12.31 23:59', '31 Dec 2026, 23:59'],
  ])('%s: %s or %s, with the time %s or %s', (time, chineseDate, englishDate, chineseTime, englishTime) => {
    const ms = Date.parse(time);
    expect(LOCALES.map((locale) => dateText(ms, locale))).toEqual([chineseDate, englishDate]);
    expect(LOCALES.map((locale) => dateTimeText(ms, locale))).toEqual([chineseTime, englishTime]);
  });
});
