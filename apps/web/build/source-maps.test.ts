import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceMaps } from './source-maps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let root: string;
const maps = () => join(root, 'source-maps');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'osteon-build-'));
  await mkdir(maps());
  for (const [name, days] of Object.entries({ 'old-Ab12.js.map': 91, 'recent-Ab12.js.map': 89 })) {
    await writeFile(join(maps(), name), '{}');
    await utimes(join(maps(), name), new Date(), new Date(Date.now() - days * DAY_MS));
  }
  await writeFile(
    join(root, 'main.js'),
    "new Worker(new URL('./count-worker.js', import.meta.url)); import('./later.js'); //# sourceMappingURL=main.js.map",
  );
  await writeFile(join(root, 'later.js'), 'export const later = () => document.title;');
  await writeFile(join(root, 'count-worker.js'), 'onmessage = ({ data }) => postMessage(data.length);');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { rolldownOptions: { input: join(root, 'main.js') } },
    plugins: [sourceMaps(maps())],
  });
});
afterAll(() => rm(root, { recursive: true }));

test('no public file is a source map or names one', async () => {
  const files = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(3);
  expect(paths.filter((path) => path.endsWith('.map'))).toEqual([]);
  for (const path of paths) expect(await readFile(path, 'utf8')).not.toContain('sourceMappingURL');
});

test('the maps of scripts and workers are stored by the name of their file, without the sources', async () => {
  const built = await readdir(join(root, 'dist', 'assets'));
  const stored = await readdir(maps());
  for (const name of built) expect(stored).toContain(`${name}.map`);
  const worker = stored.find((name) => name.startsWith('count-worker')) ?? '';
  const map = JSON.parse(await readFile(join(maps(), worker), 'utf8'));
  expect(map).toMatchObject({ version: 3, sources: [expect.stringMatching(/count-worker\.js$/)] });
  expect(map).not.toHaveProperty('sourcesContent');
});

test('the maps of earlier builds are retained for 90 days', async () => {
  const stored = await readdir(maps());
  expect(stored).toContain('recent-Ab12.js.map');
  expect(stored).not.toContain('old-Ab12.js.map');
});
