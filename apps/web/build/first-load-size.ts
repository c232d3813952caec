import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/*
 * The JavaScript that each route loads before it shows anything: the entry, the route's chunk and what both import
 * statically, in brotli bytes. Reads the last build. Prints each route's difference to first-load-sizes.json, the sizes
 * of the last commit, and fails where a route exceeds its budget or has grown by more than GROWTH since: `--save`
 * writes the file again, so that growth is part of a commit's changes.
 */
const BUDGET = 156_000;
const BUDGETS: Readonly<Record<string, number>> = { home: 142_000, 'search-list': 142_000 };
const GROWTH = 1_000;
const saved = fileURLToPath(new URL('first-load-sizes.json', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest: Manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
const ROUTES = 'src/app/routes/';

/** A chunk and everything that it imports statically, as manifest keys. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, seen);
  return seen;
}

const sizes = new Map<string, number>();

function brotliSize(key: string): number {
  const file = manifest[key]?.file;
  if (!file?.endsWith('.js')) return 0;
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(dist + file)).length;
  sizes.set(file, known);
  return known;
}

const entries = [
  ...Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  'src/app/prerendered-shell/after-paint.ts',
];
const routes = Object.keys(manifest).filter((key) => key.startsWith(ROUTES));

const loads = routes
  .map((route) => {
    const chunks = new Set([...entries, route].flatMap((key) => [...closure(key)]));
    const bytes = [...chunks].reduce((sum, key) => sum + brotliSize(key), 0);
    return { route: posix.basename(route, '.tsx'), bytes };
  })
  .sort((a, b) => b.bytes - a.bytes);

const before: Readonly<Record<string, number>> = JSON.parse(readFileSync(saved, 'utf8'));
if (process.argv.includes('--save')) {
  const sizes = Object.fromEntries(loads.map(({ route, bytes }) => [route, bytes]).sort());
  writeFileSync(saved, `${JSON.stringify(sizes, null, 2)}\n`);
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const failures = loads.flatMap(({ route, bytes }) => {
  const budget = BUDGETS[route] ?? BUDGET;
  const growth = bytes - (before[route] ?? 0);
  const sign = growth > 0 ? '+' : '';
  process.stdout.write(`${kB(bytes).padStart(7)} kB  ${`${sign}${kB(growth)}`.padStart(7)}  ${route}\n`);
  return [
    ...(bytes > budget ? [`${route} loads ${kB(bytes)} kB, more than its ${kB(budget)} kB`] : []),
    ...(growth > GROWTH && !process.argv.includes('--save')
      ? [`${route} has grown by ${kB(growth)} kB: commit build/first-load-sizes.json, written by --save`]
      : []),
  ];
});

if (loads.length === 0) failures.push('No route in the build');
if (failures.length > 0) {
  process.stderr.write(`${failures.join('\n')}\n`);
  process.exitCode = 1;
}
