import { expect, it } from 'vitest';
import { getTitle } from './page-titles.ts';

it('contains the page and the product, the product alone for past live events, and has a title for unknown pages', () => {
  expect(getTitle('courseList', '/courseList', 'zh')).toBe('课程列表 - 骨元');
  expect(getTitle('historyLiveList', '/historyLiveList', 'zh')).toBe('骨元');
  expect(getTitle(null, '/elsewhere', 'zh')).toBe('页面不存在 - 骨元');
  expect(getTitle(null, '/m/outbox', 'zh')).toBe('发件箱 - 骨元');
  expect(getTitle('courseList', '/courseList', 'en')).toBe('课程列表 - Osteon');
});
