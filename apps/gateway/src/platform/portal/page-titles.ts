import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTitleKey, LOCALES, type Locale } from '@osteon/domain';
import { z } from 'zod';

const texts = z.record(z.enum(LOCALES), z.record(z.string(), z.string()));

/**
 * Returns the function that returns the document title of an address below the base (rules/navigation#titles), out of
 * the texts of the built portal; null where it has none.
 */
export async function pageTitles(
  webRoot: string,
): Promise<(locale: Locale, path: string, search: string) => string | null> {
  const file = join(webRoot, '.vite', 'page-titles.json');
  if (!existsSync(file)) return () => null;
  const titles = texts.parse(JSON.parse(await readFile(file, 'utf8')));
  return (locale, path, search) => {
    const product = titles[locale]['app.name'];
    if (product === undefined) return null;
    const own = titles[locale][getTitleKey(path, search) ?? ''];
    return own === undefined ? product : `${own} - ${product}`;
  };
}
