import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { BASE_PATH, type RouteName } from '@osteon/domain';
import { z } from 'zod';

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);

type Manifest = z.infer<typeof manifest>;

/** The pages of the portal, grouped by noun: `src/app/routes/<noun>/<route>.tsx`. */
const ROUTES = 'src/app/routes/';

/**
 * Head elements that preload a route's own files together with the page instead of after the entry script has run.
 * Empty for a route that the built portal does not have.
 */
export async function routeAssets(webRoot: string): Promise<(route: RouteName) => string> {
  const file = join(webRoot, '.vite', 'manifest.json');
  const chunks = existsSync(file) ? manifest.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
  const entry = getFiles(chunks, 'index.html');
  const pages = new Map(
    Object.keys(chunks)
      .filter((key) => key.startsWith(ROUTES))
      .map((key) => [posix.basename(key, '.tsx'), key]),
  );
  const ready = new Map<RouteName, string>();
  return (route) => {
    const known = ready.get(route);
    if (known !== undefined) return known;
    const own = getFiles(chunks, pages.get(kebabCase(route)) ?? '');
    const tags = [
      ...[...own.css]
        .filter((path) => !entry.css.has(path))
        .map((path) => `<link rel="stylesheet" crossorigin href="${BASE_PATH}/${path}">`),
      ...[...own.js]
        .filter((path) => !entry.js.has(path))
        .map((path) => `<link rel="modulepreload" crossorigin href="${BASE_PATH}/${path}">`),
    ].join('');
    ready.set(route, tags);
    return tags;
  };
}

/** Every file that a chunk needs before it can run. */
function getFiles(chunks: Manifest, key: string): { js: Set<string>; css: Set<string> } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const path of chunk.css) css.add(path);
    chunk.imports.forEach(visit);
  };
  visit(key);
  return { js, css };
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
