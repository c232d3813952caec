import { expect, it, onTestFinished } from 'vitest';
import { setLocale } from '../../texts/locale.ts';
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

it('is in English while the interface is', () => {
  setLocale('en');
  onTestFinished(() => setLocale('zh'));
  expect(getTitle({ pathname: '/courseList', search: '' }, 'en')).toBe('Courses - Osteon');
});
