import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';
import { hashText } from '../src/texts/text-hash.ts';
import { assignTexts, getEnglishFile, listViews, SHELL } from './english-files.ts';

const compiled = fileURLToPath(new URL('../src/texts/compiled', import.meta.url));
const messages = fileURLToPath(new URL('../messages/zh', import.meta.url));
const catalogueId = 'virtual:english-texts';
const resolvedId = `\0${catalogueId}`;

/**
 * Texts that are needed in both languages: of the forms for doctors from abroad, those that are stored in Chinese, and
 * those of the CSV of credits.
 */
const isBilingual =
  /^(cert_|certify_(document_consent|medicaltitle_|department_)|common_(submit|back|next)|credit_(kind_|(date|item|kindhead1|classhead1|classname1|hours|points|record)$))/;

/** In the module of the catalogue, the function that returns its export. */
const PLACEHOLDER = 'ENGLISH_TEXTS';

/**
 * Leaves only Chinese in the modules of texts, and adds the English ones as `virtual:english-texts`, a module with those
 * of the shell, and a file for each page and for the dialogs of each feature, which a page in English loads before it
 * shows them: a page in Chinese loads none (rules/language#loading). `.vite/english-files.json` has the files of each
 * page for the gateway. The development server, the prerendered shells and tests have both languages in every text.
 */
export function oneLanguage(): Plugin {
  let isBuild = false;
  let texts: CompiledText[] = [];
  let contexts = new Map<string, string>();
  let files: Record<string, string[]> = {};
  return {
    name: 'osteon:one-language',
    // Before other plugins print the texts in another way.
    enforce: 'pre',
    configResolved({ command, build }) {
      isBuild = command === 'build' && !build.ssr;
    },
    buildStart: {
      // Another plugin compiles the texts.
      order: 'post',
      sequential: true,
      async handler() {
        if (!isBuild) return;
        texts = await readTexts();
        contexts = listContexts(texts);
      },
    },
    resolveId: { filter: { id: new RegExp(`^${catalogueId}$`) }, handler: () => resolvedId },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler: () => (isBuild ? composeCatalogue() : 'export default async () => ({});'),
    },
    transform: {
      filter: { id: /texts[\\/]compiled[\\/]messages[\\/](?!_index)\w+\.js$/ },
      handler(code, id) {
        const name = basename(id, '.js');
        if (!isBuild || isBilingual.test(name)) return null;
        return { code: retainChinese(code, name, contexts.get(name) ?? ''), map: null };
      },
    },
    // The chunks are known, and the hash of this one, which names the files, is not computed yet.
    async renderChunk(code, { facadeModuleId }, _options, { chunks }) {
      if (!isBuild || facadeModuleId !== resolvedId) return null;
      const views = await listViews(Object.values(chunks).flatMap(({ moduleIds }) => moduleIds));
      const names = new Map<string, string>();
      const assigned = assignTexts(chunks, views);
      for (const [file, own] of assigned) {
        if (file === SHELL || own.size === 0) continue;
        const functions = `export default ${composeFunctions(texts, contexts, own)};`;
        const { code: source } = await minify(`${file}.js`, functions, { module: true });
        const reference = this.emitFile({ type: 'asset', name: `english-${file}.js`, source });
        names.set(file, this.getFileName(reference));
      }
      const byView = Map.groupBy(views, ({ name }) => name);
      files = Object.fromEntries(
        [...byView].flatMap(([view, modules]) => {
          const own = modules.flatMap(({ module }) => names.get(getEnglishFile(module)) ?? []);
          return own.length === 0 ? [] : [[view, own]];
        }),
      );
      const shell = composeFunctions(texts, contexts, assigned.get(SHELL) ?? new Set());
      return { code: code.replace(PLACEHOLDER, () => composeLoader(shell, files)), map: null };
    },
    generateBundle() {
      if (!isBuild) return;
      this.emitFile({ type: 'asset', fileName: '.vite/english-files.json', source: JSON.stringify(files) });
    },
  };
}

/** A text as the compiler writes it. */
interface CompiledText {
  /** Its name in code. */
  readonly name: string;
  /** The source of its English function; null for none. */
  readonly english: string | null;
  /** The Chinese text, with its parameters in braces. */
  readonly chinese: string;
}

/** A compiled text exports a function that chooses a language; here the Chinese one, which looks for an English one. */
function retainChinese(code: string, name: string, context: string): string {
  const more = context === '' ? '' : `, '${context}'`;
  const exported = `const chinese = /* @__PURE__ */ text(zh_${name}${more});\nexport { chinese as $1 };\n`;
  return `import { text } from '../../locale.ts';\n${code}`
    .replace(/export \{ \w+ as (".+") \}\s*$/, exported)
    .replaceAll(/const \w+ = registry\.plural\("zh", [^;]*;/g, '');
}

/** The module of the catalogue; its chunk gets the texts when all chunks are known. */
function composeCatalogue(): string {
  return [
    `import { plural } from ${JSON.stringify(join(compiled, 'registry.js'))};`,
    `export default ${PLACEHOLDER}({ plural });`,
  ].join('\n');
}

/** A function that returns the catalogue's export: it loads the texts of views, and returns all that are loaded. */
function composeLoader(shell: string, files: Readonly<Record<string, readonly string[]>>): string {
  const names = Object.entries(files).map(([view, own]) => [view, own.map((file) => basename(file))]);
  return `((registry) => {
    const texts = (${shell})(registry);
    const files = ${JSON.stringify(Object.fromEntries(names))};
    return async (views) => {
      const names = Array.from(views, (view) => files[view] ?? []).flat();
      const modules = await Promise.all(names.map((name) => import(\`./\${name}\`)));
      return Object.assign(texts, ...modules.map((module) => module.default(registry)));
    };
  })`;
}

/** A function that returns the English functions of some texts by their keys. */
function composeFunctions(
  texts: readonly CompiledText[],
  contexts: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): string {
  const entries = new Map<string, CompiledText>();
  for (const text of texts) {
    if (text.english === null || !names.has(text.name)) continue;
    entries.set(hashText(text.chinese + (contexts.get(text.name) ?? '')), text);
  }
  const functions = Array.from(entries.values(), ({ english }) => english);
  const table = Array.from(entries, ([key, { name }]) => `${JSON.stringify(key)}: en_${name}`);
  return `(registry) => {\n${functions.join('\n')}\nreturn { ${table.join(', ')} };\n}`;
}

/** All texts that are in one language, by their names in code. */
async function readTexts(): Promise<CompiledText[]> {
  const chinese = await readCatalogue();
  const folder = join(compiled, 'messages');
  const files = (await readdir(folder)).filter((file) => /^(?!_index).+\.js$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(join(folder, file), 'utf8');
      const [, key = ''] = /export \{ \w+ as "(.+)" \}\s*$/.exec(code) ?? [];
      const name = basename(file, '.js');
      return { name, english: findEnglish(code, name), chinese: chinese.get(key) };
    }),
  );
  // The folder may contain texts of former catalogues.
  return texts.flatMap(({ chinese, ...text }) =>
    chinese === undefined || isBilingual.test(text.name) ? [] : [{ ...text, chinese }],
  );
}

/** The English function of a compiled text; null if it has none, and is its Chinese function once more. */
function findEnglish(code: string, name: string): string | null {
  const start = code.indexOf(`const en_${name} = `);
  const end = code.indexOf('\n};\n', start);
  return end < 0 || code.startsWith(`const en_${name} = zh_`, start) ? null : code.slice(start, end + '\n};'.length);
}

/** The Chinese texts by their keys. */
async function readCatalogue(): Promise<Map<string, string>> {
  const files = await readdir(messages);
  const texts = await Promise.all(
    files.map(
      async (file): Promise<Readonly<Record<string, string>>> =>
        JSON.parse(await readFile(join(messages, file), 'utf8')),
    ),
  );
  return new Map(texts.flatMap((each) => Object.entries(each)));
}

/** The name in code of each text whose Chinese is that of an earlier text with other English. */
function listContexts(texts: readonly CompiledText[]): Map<string, string> {
  const first = new Map<string, string | null>();
  const contexts = new Map<string, string>();
  for (const { name, english, chinese } of texts) {
    const words = english?.slice(english.indexOf('=>')) ?? null;
    const known = first.get(chinese);
    if (known === undefined) first.set(chinese, words);
    else if (known !== words) contexts.set(name, name);
  }
  return contexts;
}
