import { afterEach, expect, test, vi } from 'vitest';
import { clockNoteText, ownTimeText, withOwnTime } from './own-time-text.ts';

const ms = Date.parse('2026-11-21T20:00+08:00');

afterEach(() => vi.unstubAllEnvs());

test.each([
  [
    'Europe/Berlin',
    '11.21 20:00（北京时间，您当地13:00）',
    '北京时间（您当地13:00）',
    '所列为北京时间，比您当地快7小时',
  ],
  [
    'Pacific/Auckland',
    '11.21 20:00（北京时间，您当地11.22 01:00）',
    '北京时间（您当地11.22 01:00）',
    '所列为北京时间，比您当地慢5小时',
  ],
  [
    'Asia/Kolkata',
    '11.21 20:00（北京时间，您当地17:30）',
    '北京时间（您当地17:30）',
    '所列为北京时间，比您当地快2.5小时',
  ],
  ['Asia/Shanghai', '11.21 20:00', null, null],
  ['Asia/Singapore', '11.21 20:00', null, null],
])('times of events on a device in %s', (zone, both, own, note) => {
  vi.stubEnv('TZ', zone);
  expect(withOwnTime('11.21 20:00', ms)).toBe(both);
  expect(ownTimeText(ms)).toBe(own);
  expect(clockNoteText(ms)).toBe(note);
});
