import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTitleKey } from '@osteon/domain';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());

/**
 * Returns the function that returns the document title of an address below the base (rules/navigation#titles), out of
 * the texts of the built portal; null where it has none.
 */
export async function pageTitles(webRoot: string): Promise<(path: string, search: string) => string | null> {
  const file = join(webRoot, '.vite', 'page-titles.json');
  const titles = existsSync(file) ? texts.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
  const product = titles['app.name'];
  return (path, search) => {
    if (product === undefined) return null;
    const own = titles[getTitleKey(path, search) ?? ''];
    return own === undefined ? product : `${own} - ${product}`;
  };
}
