import { ResourceType } from '@osteon/domain';
import { expect, onTestFinished, test } from 'vitest';
import { audienceText } from './audience-text.ts';
import { countText } from './count-text.ts';
import { setLocale } from './locale.ts';
import { relativeTimeText } from './relative-time-text.ts';
import { shortWeekdayText, weekdayText } from './weekday-text.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('counts in the words of the portal', () => {
  expect(countText(8588)).toBe('8588');
  expect(countText(12_600)).toBe('1.3万');
  expect(countText(260_000_000)).toBe('2.6亿');
});

test('counts by thousands in English', () => {
  setLocale('en');
  onTestFinished(() => setLocale('zh'));
  expect([8588, 12_600, 260_000_000].map(countText)).toEqual(['8588', '13K', '260M']);
  const now = Date.UTC(2026, 10, 21, 12, 5);
  const ages = [5 * MINUTE, 45 * MINUTE, 60 * MINUTE, 30 * 60 * MINUTE, 6 * DAY, 8 * DAY, 400 * DAY];
  expect(ages.map((age) => relativeTimeText(now - age, now))).toEqual([
    '5 min ago',
    '45 min ago',
    '1 hour ago',
    '1 day ago',
    '6 days ago',
    '13 Nov',
    '17 Oct 2025',
  ]);
  expect([weekdayText(0), shortWeekdayText(0)]).toEqual(['Thu', 'Thu']);
});

test('a weekday in the words of the portal', () => {
  expect([weekdayText(0), shortWeekdayText(0)]).toEqual(['周四', '四']);
});

test('each kind of item has its own unit of its audience', () => {
  expect(audienceText({ resourceType: ResourceType.video, viewCount: 674 })).toBe('674次播放');
  expect(audienceText({ resourceType: ResourceType.course, viewCount: 2064 })).toBe('2064人学习');
  expect(audienceText({ resourceType: ResourceType.case, viewCount: 20_000 })).toBe('2.0万次浏览');
});

test('a past time in the words of the portal', () => {
  const now = Date.UTC(2026, 10, 21, 12, 5);
  expect(relativeTimeText(now - 10_000, now)).toBe('刚刚');
  expect(relativeTimeText(now - 5 * 60_000, now)).toBe('5分钟前');
  expect(relativeTimeText(now - 60 * 60_000, now)).toBe('19:05');
});
