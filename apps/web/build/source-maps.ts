import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Beside `dist`, so that the gateway, which serves `dist`, can never serve it. */
const sourceMapFolder = fileURLToPath(new URL('../source-maps', import.meta.url));

/** Retention of source maps: that of the raw events that hold the stacks (rules/retention#daily-jobs). */
const RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Builds source maps and moves them from the public files into `folder`, for the operator's command `faults`. File
 * names have a hash of the content, so the maps of earlier builds stay valid: those that no build wrote for 90 days are
 * removed.
 */
export function sourceMaps(folder = sourceMapFolder): Plugin {
  return {
    name: 'osteon:source-maps',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue;
          delete bundle[file.fileName];
          await storeSourceMap(file.fileName, file.source, folder);
        }
        await removeOldMaps(folder);
      },
    },
  };
}

/** Writes a source map without the sources' text, which the repository holds. */
export async function storeSourceMap(
  fileName: string,
  source: string | Uint8Array,
  folder = sourceMapFolder,
): Promise<void> {
  const map: object = JSON.parse(Buffer.from(source).toString('utf8'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, basename(fileName)), JSON.stringify({ ...map, sourcesContent: undefined }));
}

async function removeOldMaps(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    if ((await stat(path)).mtimeMs < Date.now() - RETENTION_MS) await rm(path);
  }
}
