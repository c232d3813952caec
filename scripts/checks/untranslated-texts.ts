import type { SourceTree } from './source-tree.ts';

/** A text, or its forms by number. */
type Text = string | readonly { readonly match: Readonly<Record<string, string>> }[];

/** Chinese characters, their punctuation, and full-width forms. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

const FILE = /^(apps\/\w+\/messages\/)(zh|en)(\/.+\.json)$/;

/** English texts that are in Chinese on purpose: the name of the other language, and sentences of the specification. */
const CHINESE_IN_ENGLISH = new Set([
  'cert.otherLanguage',
  'cert.upload.notImage',
  'cert.upload.tooLarge',
  'language.other',
]);

/**
 * Each text without its other language, each English one with other parameters than the Chinese one, in any form of a
 * plural, and each English one with Chinese characters or punctuation, or with a space at an end: words are joined by
 * functions (`apps/web/src/texts/join-text.ts`).
 */
export function checkUntranslatedTexts({ documents }: Pick<SourceTree, 'documents'>): readonly string[] {
  return [...documents.keys()].flatMap((path) => {
    const [, folder, locale, file] = FILE.exec(path) ?? [];
    if (folder === undefined || file === undefined) return [];
    const texts = readTexts(documents, path);
    const others = readTexts(documents, folder + (locale === 'zh' ? 'en' : 'zh') + file);
    return Object.entries(texts).flatMap(([key, text]) => {
      const other = others[key];
      if (other === undefined) return [`${path}: '${key}' has no ${locale === 'zh' ? 'English' : 'Chinese'} text.`];
      return locale === 'en' ? listFaults(key, text, other).map((fault) => `${path}: ${fault}`) : [];
    });
  });
}

function readTexts(documents: SourceTree['documents'], path: string): Readonly<Record<string, Text>> {
  const { $schema: _schema, ...texts } = JSON.parse(documents.get(path) ?? '{}') as Record<string, Text>;
  return texts;
}

function listFaults(key: string, english: Text, chinese: Text): string[] {
  const forms = listForms(english);
  const wanted = listParameters(listForms(chinese).join(' '));
  const isChinese = forms.some((form) => CHINESE.test(form)) && !CHINESE_IN_ENGLISH.has(key);
  const hasOuterSpace = forms.some((form) => /\w/.test(form) && form !== form.trim());
  // The form of a single number may leave the number out.
  const hasOthers = forms.some((form, index) =>
    index === forms.length - 1
      ? listParameters(form).join() !== wanted.join()
      : listParameters(form).some((name) => !wanted.includes(name)),
  );
  return [
    ...(isChinese ? [`'${key}' has Chinese characters or punctuation.`] : []),
    ...(hasOuterSpace ? [`'${key}' starts or ends with a space.`] : []),
    ...(hasOthers ? [`'${key}' has other parameters than the Chinese text.`] : []),
  ];
}

const listForms = (text: Text): readonly string[] =>
  typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match));

const listParameters = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
