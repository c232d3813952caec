import { expect, it } from 'vitest';
import { titleOf } from './page-titles.ts';

it('names the page and the product, the product alone for past live events, and says when a page is unknown', () => {
  expect(titleOf('courseList', '/courseList')).toBe('课程列表 - 骨元');
  expect(titleOf('historyLiveList', '/historyLiveList')).toBe('骨元');
  expect(titleOf(null, '/elsewhere')).toBe('页面不存在 - 骨元');
  expect(titleOf(null, '/m/outbox')).toBe('发件箱 - 骨元');
});
