import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, listTitleKeys } from '@osteon/domain';
import type { Plugin } from 'vite';

const messages = fileURLToPath(new URL('../messages', import.meta.url));

/**
 * Adds `.vite/page-titles.json` to the build: the titles of each language by their text keys, for the pages that the
 * gateway serves (rules/navigation#titles).
 */
export function pageTitles(): Plugin {
  return {
    name: 'osteon:page-titles',
    apply: 'build',
    async generateBundle() {
      const keys = ['app.name', ...listTitleKeys()];
      const titles = await Promise.all(
        LOCALES.map(async (locale) => {
          const texts = await readMessages(join(messages, locale));
          return [locale, Object.fromEntries(keys.map((key) => [key, texts[key]]))] as const;
        }),
      );
      const source = JSON.stringify(Object.fromEntries(titles));
      this.emitFile({ type: 'asset', fileName: '.vite/page-titles.json', source });
    },
  };
}

async function readMessages(folder: string): Promise<Record<string, unknown>> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))));
  return Object.assign({}, ...texts);
}
