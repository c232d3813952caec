import { expect, test } from 'vitest';
import { checkDocumentLinks } from './document-links.ts';
import { buildSourceTree } from './source-tree.ts';

test('names each path in code marks that does not exist', () => {
  const page = '`apps/web/src`, `apps/web/gone/`, `apps/web/source-maps`, `apps/<noun>`, `src/gone`';
  expect(checkDocumentLinks(buildSourceTree({ 'docs/page.md': page }, ['docs/page.md', 'apps/web/src']))).toEqual([
    "docs/page.md:1 names 'apps/web/gone', which does not exist.",
  ]);
});

test('names each relative link whose file or heading is missing', () => {
  const page = [
    '# Page',
    '[self](#page) [itself](#none) [out](https://example.org/x.md) `[code](none.md)`',
    '![picture](../home.webp) [folder](decisions/) [gone](gone.md)',
    '[ref]: decisions/001-one.md#why',
    '[right](decisions/001-one.md#context) [source](../packages/domain/src/index.ts#L3)',
  ].join('\n');
  const tree = buildSourceTree({ 'docs/page.md': page, 'docs/decisions/001-one.md': '## Context' }, [
    'docs/page.md',
    'docs/decisions/001-one.md',
    'home.webp',
    'packages/domain/src/index.ts',
  ]);
  expect(checkDocumentLinks(tree)).toEqual([
    "docs/page.md:2 links to '#none': docs/page.md has no heading #none.",
    "docs/page.md:3 links to 'gone.md': there is no docs/gone.md.",
    "docs/page.md:4 links to 'decisions/001-one.md#why': docs/decisions/001-one.md has no heading #why.",
  ]);
});
