import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** The fields of a chunk that determine the texts of a page. */
export type TextChunk = Pick<
  Rolldown.RenderedChunk,
  'dynamicImports' | 'facadeModuleId' | 'imports' | 'isEntry' | 'moduleIds'
>;

/** A page or dialog as the lists of them have it: the name by which the portal opens it, and its module. */
export interface View {
  readonly name: string;
  readonly module: string;
}

/** The English file that every page in English loads. */
export const SHELL = 'shell';

/** The lists of pages and dialogs (src/app/navigation/pages.ts, src/app/dialogs.ts, those of each feature). */
const isList =
  /src[\\/](app[\\/](navigation[\\/]pages|dialogs)|features[\\/][\w-]+[\\/](.+[\\/])?dialogs([\\/]index)?)\.ts$/;

const listedView = /(\w+): \(\) =>\s*import\('(.+?)'\)/g;

/**
 * The pages and dialogs that the lists among these modules have. One in a form that is not recognised has its English in
 * that of the shell: this costs bytes, and no text is missing.
 */
export async function listViews(modules: readonly string[]): Promise<View[]> {
  const lists = await Promise.all(
    modules
      .filter((id) => isList.test(id))
      .map(async (id) => {
        const views = (await readFile(id, 'utf8')).matchAll(listedView);
        return Array.from(views, ([, name = '', path = '']) => ({ name, module: join(dirname(id), path) }));
      }),
  );
  return lists.flat();
}

/** The name of a view's English file: a page has one of its own, the dialogs of a feature share one. */
export function getEnglishFile(module: string): string {
  const [, feature] = /src[\\/]features[\\/]([\w-]+)/.exec(module) ?? [];
  return feature === undefined ? basename(module, '.tsx') : `${feature}-dialogs`;
}

/**
 * The texts of each English file, by their names in code. That of the shell has those of all chunks that the portal can
 * load before a view is opened, at once or later; that of a view has the others that its chunks can load. So what is
 * loaded after a view, as its lazy parts and the code of its buttons, needs no file of its own.
 */
export function assignTexts(
  chunks: Readonly<Record<string, TextChunk>>,
  views: readonly View[],
): Map<string, Set<string>> {
  const modules = new Set(views.map(({ module }) => module));
  const isView = (file: string) => modules.has(chunks[file]?.facadeModuleId ?? '');
  const listLate = ({ dynamicImports, moduleIds }: TextChunk) =>
    moduleIds.some((id) => isList.test(id)) ? dynamicImports.filter((file) => !isView(file)) : dynamicImports;
  const collect = (from: string[], follow: (chunk: TextChunk) => string[], known = new Set<string>()) => {
    const found = new Set(from.filter((file) => chunks[file] && !known.has(file)));
    // A set also iterates over what is added meanwhile.
    for (const file of found) {
      const chunk = chunks[file];
      for (const next of chunk ? follow(chunk) : []) if (chunks[next] && !known.has(next)) found.add(next);
    }
    return found;
  };
  const followAll = (chunk: TextChunk) => [...chunk.imports, ...listLate(chunk)];
  const listTexts = (files: Iterable<string>) => new Set(Array.from(files, (file) => getTexts(chunks[file])).flat());

  const entries = Object.keys(chunks).filter((file) => chunks[file]?.isEntry);
  const initial = collect(entries, ({ imports }) => imports);
  const shell = listTexts(collect(entries, followAll));
  const files = new Map([[SHELL, shell]]);
  for (const file of Object.keys(chunks).filter(isView)) {
    const name = getEnglishFile(chunks[file]?.facadeModuleId ?? '');
    const own = [...listTexts(collect([file], followAll, initial))].filter((text) => !shell.has(text));
    files.set(name, new Set([...(files.get(name) ?? []), ...own]));
  }
  return files;
}

function getTexts(chunk: TextChunk | undefined): string[] {
  return (chunk?.moduleIds ?? []).flatMap((id) => /texts[\\/]compiled[\\/]messages[\\/](\w+)\.js$/.exec(id)?.[1] ?? []);
}
