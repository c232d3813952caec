import { expect, test } from 'vitest';
import { getTitleKey } from './page-title.ts';

test.each([
  ['/home', '', 'route.home'],
  ['/home/', '?ch=ward', 'route.home'],
  ['/historyLiveList', '', null],
  ['/agreementPage', '', 'route.agreementPage'],
  ['/agreementPage', '?type=userAgreement&ch=ward', 'shell.footer.terms'],
  ['/agreementPage', '?type=privacyPolicy', 'shell.footer.privacy'],
  ['/agreementPage', '?type=constructor', 'route.agreementPage'],
  ['/m/outbox', '', 'outbox.title'],
  ['/constructor', '', 'route.notFound'],
  ['/m/nothing', '', 'route.notFound'],
])('%s%s has the title %s', (pathname, search, key) => {
  expect(getTitleKey(pathname, search)).toBe(key);
});
