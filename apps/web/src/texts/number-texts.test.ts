import { ResourceType } from '@osteon/domain';
import { expect, test } from 'vitest';
import { audienceText } from './audience-text.ts';
import { countText } from './count-text.ts';
import { relativeTimeText } from './relative-time-text.ts';

test('counts in the words of the portal', () => {
  expect(countText(8588)).toBe('8588');
  expect(countText(12_600)).toBe('1.3万');
  expect(countText(260_000_000)).toBe('2.6亿');
});

test('each kind of item has its own unit of its audience', () => {
  expect(audienceText({ resourceType: ResourceType.video, viewCount: 674 })).toBe('674次播放');
  expect(audienceText({ resourceType: ResourceType.course, viewCount: 2064 })).toBe('2064人学习');
  expect(audienceText({ resourceType: ResourceType.case, viewCount: 20_000 })).toBe('2.0万次浏览');
});

test('a moment ago in the words of the portal', () => {
  const now = Date.UTC(2026, 10, 21, 12, 5);
  expect(relativeTimeText(now - 10_000, now)).toBe('刚刚');
  expect(relativeTimeText(now - 5 * 60_000, now)).toBe('5分钟前');
  expect(relativeTimeText(now - 60 * 60_000, now)).toBe('19:05');
});
