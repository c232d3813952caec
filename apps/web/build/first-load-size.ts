import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/*
 * How much JavaScript each route needs before it shows anything: the entry, the route's chunk and what both import
 * statically, in brotli bytes. Fails where a route needs more than the budget. Reads the last build.
 */
const BUDGET = 170_000;
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

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const routes = Object.keys(manifest).filter((key) => key.startsWith(ROUTES));

const loads = routes
  .map((route) => {
    const chunks = new Set([...entries, route].flatMap((key) => [...closure(key)]));
    const bytes = [...chunks].reduce((sum, key) => sum + brotliSize(key), 0);
    return { route: posix.basename(route, '.tsx'), bytes };
  })
  .sort((a, b) => b.bytes - a.bytes);

for (const { route, bytes } of loads) {
  const note = bytes > BUDGET ? `  over ${BUDGET / 1000} kB` : '';
  process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${route}${note}\n`);
}

const tooHeavy = loads.filter(({ bytes }) => bytes > BUDGET).length;
if (loads.length === 0 || tooHeavy > 0) {
  process.stderr.write(
    loads.length === 0 ? 'No route in the build\n' : `${tooHeavy} routes load more than ${BUDGET / 1000} kB\n`,
  );
  process.exitCode = 1;
}
