import { expect, test } from 'vitest';
import { getPrerenderedShellKey } from './prerendered-shell.ts';

test.each([
  ['/home', '', null, 'home'],
  ['/home', '?ch=x', 'compact', 'home compact'],
  ['/doctorHome', '?id=e01', 'full', 'doctorHome full'],
  ['/videoTerminal', '?id=v01', 'compact', 'videoTerminal'],
  ['/personalHome', '?tab=3', null, 'personalHome 3'],
  ['/personalHome', '?tab=__proto__', 'full', 'personalHome 1 full'],
  ['/searchList', '?keyWord=膝', null, 'searchList keyWord'],
  ['/searchList', '?keyWord=%20', null, 'searchList'],
  ['/nowhere', '', 'full', 'notFound'],
  ['/aiSearch', '', null, null],
  ['/agreementPage', '?type=userAgreement', null, null],
  ['/m/login', '', null, null],
  ['/m/nowhere', '', null, null],
] as const)('%s%s with the choice %s has the prerendered shell %s', (path, search, choice, key) => {
  expect(getPrerenderedShellKey(path, search, choice)).toBe(key);
});
