import { expect, test } from 'vitest';
import { buildSourceTree } from './source-tree.ts';
import { checkUnusedTexts } from './unused-texts.ts';

test('names each text that no source file reads', () => {
  const tree = buildSourceTree({
    'apps/web/messages/zh/home.json': '{ "$schema": "x", "home.title": "首页", "home.gone": "无" }',
    'apps/web/src/home.tsx': "const title = m['home.title']; // m['home.gone']",
  });
  expect(checkUnusedTexts(tree)).toEqual(["apps/web/messages/zh/home.json: nothing reads 'home.gone'."]);
});

test('names each text of the gateway that nothing reads, neither by its key nor by a computed one', () => {
  const tree = buildSourceTree({
    'apps/gateway/messages/zh/error.json': '{ "error.notFound": "无" }',
    'apps/gateway/messages/zh/mail.json': '{ "mail.subject": "主题", "mail.gone": "无" }',
    'apps/gateway/src/error.ts': "send(m[`error.${name}`]({}, { locale }), m['mail.subject']({}, { locale }));",
    'apps/web/src/home.tsx': "const title = m['mail.gone'];",
  });
  expect(checkUnusedTexts(tree)).toEqual(["apps/gateway/messages/zh/mail.json: nothing reads 'mail.gone'."]);
});
