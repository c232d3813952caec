import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listTitleKeys } from '@osteon/domain';
import type { Plugin } from 'vite';

const messages = fileURLToPath(new URL('../messages/zh', import.meta.url));

/**
 * Adds `.vite/page-titles.json` to the build: the Chinese titles by their text keys, for the pages that the gateway
 * serves (rules/navigation#titles).
 */
export function pageTitles(): Plugin {
  return {
    name: 'osteon:page-titles',
    apply: 'build',
    async generateBundle() {
      const texts = await readMessages();
      const titles = Object.fromEntries(['app.name', ...listTitleKeys()].map((key) => [key, texts[key]]));
      this.emitFile({ type: 'asset', fileName: '.vite/page-titles.json', source: JSON.stringify(titles) });
    },
  };
}

async function readMessages(): Promise<Record<string, unknown>> {
  const files = await readdir(messages);
  const texts = await Promise.all(files.map(async (file) => JSON.parse(await readFile(join(messages, file), 'utf8'))));
  return Object.assign({}, ...texts);
}
