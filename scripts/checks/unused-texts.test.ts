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
