import { expect, it } from 'vitest';
import { getTitle } from './page-titles.ts';

it.each([
  ['/courseList', '', '课程列表 - 骨元'],
  ['/historyLiveList', '', '骨元'],
  ['/agreementPage', '?type=userAgreement', '用户协议 - 骨元'],
  ['/agreementPage', '?type=privacyPolicy', '隐私政策 - 骨元'],
  ['/agreementPage', '', '平台协议 - 骨元'],
  ['/elsewhere', '', '页面不存在 - 骨元'],
  ['/m/outbox', '', '发件箱 - 骨元'],
])('%s%s has the title %s', (pathname, search, title) => {
  expect(getTitle({ pathname, search }, 'zh')).toBe(title);
});

it('has the name of the product in English', () => {
  expect(getTitle({ pathname: '/courseList', search: '' }, 'en')).toBe('课程列表 - Osteon');
});
