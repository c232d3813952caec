import { expect, test } from 'vitest';
import { buildSourceTree } from './source-tree.ts';
import { checkUntranslatedTexts } from './untranslated-texts.ts';

const plural = (one: string, other: string) =>
  JSON.stringify([{ declarations: [], selectors: [], match: { 'n=one': one, 'n=other': other } }]);

test('names texts without their other language, with other parameters and in the wrong language', () => {
  const tree = buildSourceTree({
    'apps/web/messages/zh/a.json':
      '{ "$schema": "x", "a.none": "无", "a.some": "{count}条", "a.one": "{count}条", "a.han": "文", "a.wrong": "{a}" }',
    'apps/web/messages/en/a.json': `{ "a.some": ${plural('{count} item', '{count} items')}, "a.one": ${plural(
      'An item',
      '{count} items',
    )}, "a.han": "Text 文", "a.wrong": "{b}", "a.more": "More" }`,
    'apps/gateway/messages/zh/b.json': '{ "b.none": "无" }',
  });
  expect(checkUntranslatedTexts(tree)).toEqual([
    "apps/gateway/messages/zh/b.json: 'b.none' has no English text.",
    "apps/web/messages/en/a.json: 'a.han' has Chinese characters or punctuation.",
    "apps/web/messages/en/a.json: 'a.wrong' has other parameters than the Chinese text.",
    "apps/web/messages/en/a.json: 'a.more' has no Chinese text.",
    "apps/web/messages/zh/a.json: 'a.none' has no English text.",
  ]);
});

test('names each form of a plural with a parameter that the Chinese text lacks', () => {
  const tree = buildSourceTree({
    'apps/web/messages/zh/a.json': '{ "a.some": "{count}条" }',
    'apps/web/messages/en/a.json': `{ "a.some": ${plural('{number} item', '{count} items')} }`,
  });
  expect(checkUntranslatedTexts(tree)).toEqual([
    "apps/web/messages/en/a.json: 'a.some' has other parameters than the Chinese text.",
  ]);
});

test('names English texts with Chinese punctuation or an outer space, but no separators', () => {
  const english = {
    'a.comma': 'A，b',
    'a.gap': 'A　b',
    'a.end': 'A ',
    'a.start': ' {name}',
    'a.list': ', ',
    'a.dot': ' · ',
  };
  const chinese = { ...english, 'a.start': '{name}' };
  const tree = buildSourceTree({
    'apps/web/messages/zh/a.json': JSON.stringify(chinese),
    'apps/web/messages/en/a.json': JSON.stringify(english),
  });
  expect(checkUntranslatedTexts(tree)).toEqual([
    "apps/web/messages/en/a.json: 'a.comma' has Chinese characters or punctuation.",
    "apps/web/messages/en/a.json: 'a.gap' has Chinese characters or punctuation.",
    "apps/web/messages/en/a.json: 'a.end' starts or ends with a space.",
    "apps/web/messages/en/a.json: 'a.start' starts or ends with a space.",
  ]);
});
