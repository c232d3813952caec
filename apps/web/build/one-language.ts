import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { hashText } from '../src/texts/text-hash.ts';

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

/**
 * Leaves only Chinese in the modules of texts, and adds `virtual:english-texts`, a module with all English ones, which a
 * page in English loads before its first rendering: a page in Chinese loads none (rules/language#loading).
 * The development server, the prerendered shells and tests have both languages in every text.
 */
export function oneLanguage(): Plugin {
  let isBuild = false;
  let texts: CompiledText[] = [];
  let contexts = new Map<string, string>();
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
      handler: () => (isBuild ? composeCatalogue(texts, contexts) : 'export default {};'),
    },
    transform: {
      filter: { id: /texts[\\/]compiled[\\/]messages[\\/](?!_index)\w+\.js$/ },
      handler(code, id) {
        const name = basename(id, '.js');
        if (!isBuild || isBilingual.test(name)) return null;
        return { code: retainChinese(code, name, contexts.get(name) ?? ''), map: null };
      },
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

/** The English functions of all compiled texts by their keys. */
function composeCatalogue(texts: readonly CompiledText[], contexts: ReadonlyMap<string, string>): string {
  const functions = new Map<string, string>();
  const entries = new Map<string, string>();
  for (const { name, english, chinese } of texts) {
    if (english === null) continue;
    const key = hashText(chinese + (contexts.get(name) ?? ''));
    entries.set(key, entries.get(key) ?? `en_${name}`);
    if (entries.get(key) === `en_${name}`) functions.set(name, english);
  }
  return [
    `import * as registry from ${JSON.stringify(join(compiled, 'registry.js'))};`,
    ...functions.values(),
    `export default { ${[...entries].map(([key, name]) => `${JSON.stringify(key)}: ${name}`).join(', ')} };`,
  ].join('\n');
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
