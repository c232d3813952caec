import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..', '..', '..');
const BASE = '/edu/';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test('the portal can be installed: the page links a manifest whose icons have the declared sizes', async () => {
  const page = await readFile(join(WEB, 'index.html'), 'utf8');
  const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  // The build puts the base before it.
  const manifest = JSON.parse(await readFile(join(WEB, 'public', path), 'utf8')) as Manifest;
  expect(manifest).toMatchObject({ name: '骨元', display: 'standalone', scope: BASE, start_url: `${BASE}home` });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons) {
    expect(src.startsWith(BASE)).toBe(true);
    const icon = await readFile(join(WEB, 'public', src.slice(BASE.length)));
    if (sizes === 'any') continue;
    // Width and height are in the first chunk of a PNG.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});
