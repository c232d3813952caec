import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSourceTree } from './source-tree.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'osteon-tree-'));
});
afterAll(() => rm(root, { recursive: true }));

test('reads written files, and neither packages nor generated ones', async () => {
  const files = {
    'docs/page.md': '# Page',
    'bench/src/a.ts': '/** Why. */\nexport const a = 1;\nexport type B = 2;\nexport { c } from "./c.ts";',
    'bench/node_modules/x/index.ts': '',
    'apps/web/dist/index.html': '',
    'library/media/1.webp': '',
    '.env.example': '',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const { paths, sources, documents } = await readSourceTree(root);
  expect([...paths].sort()).toEqual([
    '.env.example',
    'bench',
    'bench/src',
    'bench/src/a.ts',
    'docs',
    'docs/page.md',
    'library',
    'library/media',
    'library/media/1.webp',
  ]);
  expect(sources).toMatchObject([
    { path: 'bench/src/a.ts', exportedValues: ['a'], imports: [{ specifier: './c.ts', line: 4, typesOnly: false }] },
  ]);
  expect(sources[0]?.code.split('\n')[0]?.trim()).toBe('');
  expect([...documents]).toEqual([['docs/page.md', '# Page']]);
});
