import type { Locale } from '@osteon/domain';
import { create } from 'zustand';
import { overwriteGetLocale } from './compiled/runtime.js';
import type { libraryValues } from './library/library-values.ts';
import { hashText } from './text-hash.ts';

type Text = (inputs: object) => string;

/** The language of the interface: Chinese until English is chosen (rules/language#interface-language). */
export const useLocale = create<{ readonly locale: Locale }>(() => ({ locale: 'zh' }));

overwriteGetLocale(() => useLocale.getState().locale);

/** Sets the language of texts from their next rendering on; a built page must have loaded it (`selectLocale`). */
export const setLocale = (locale: Locale) => useLocale.setState({ locale });

/** The English texts that are loaded, in a built page. */
let english: Readonly<Record<string, Text>> = {};

/** The texts of stored values, once English is loaded. */
let values: typeof libraryValues | undefined;

type ValueKind = keyof typeof libraryValues;

/** The pages and dialogs that were opened so far, whose code may be loading. */
const opened = new Set<string>();

/** The loading of the language that was selected last; none for Chinese. */
let loading: Promise<void> | undefined;

/**
 * Loads a language and sets it, unless another one was selected meanwhile. Rejects if it cannot be loaded; the texts
 * stay as they are then.
 */
export async function selectLocale(locale: Locale): Promise<void> {
  const loaded = locale === 'en' ? loadEnglish(opened) : undefined;
  loading = loaded;
  await loaded;
  if (loading !== loaded) return;
  document.documentElement.lang = locale === 'en' ? 'en' : 'zh-CN';
  setLocale(locale);
}

/** Loads the English texts of the shell and of these pages and dialogs, and those of stored values. */
async function loadEnglish(views: Iterable<string>): Promise<void> {
  const [{ default: loadTexts }, library] = await Promise.all([
    import('virtual:english-texts'),
    import('./library/library-values.ts'),
  ]);
  english = await loadTexts(views);
  values = library.libraryValues;
}

/**
 * Loads the code of a page or dialog, by its name, together with its English texts where the page is in English, or
 * changes to it (rules/language#loading).
 */
export async function loadView<Code>(view: string, load: () => Promise<Code>): Promise<Code> {
  opened.add(view);
  // After a failed change the texts are Chinese.
  const texts = loading?.then(
    () => loadEnglish([view]),
    () => {},
  );
  const [code] = await Promise.all([load(), texts]);
  return code;
}

/** Parameters that are their own names in braces. */
const PARAMETERS = new Proxy({}, { get: (_target, name) => `{${String(name)}}` });

/**
 * A text of a built page: English while that is the interface's language, and has this text. `context` distinguishes
 * texts with the same Chinese.
 *
 * @public used by the compiled texts of the build (build/one-language.ts)
 */
export function text(chinese: Text, context = ''): (inputs?: object) => string {
  let key: string | undefined;
  return (inputs = {}) => {
    if (useLocale.getState().locale === 'zh') return chinese(inputs);
    key ??= hashText(chinese(PARAMETERS) + context);
    return (english[key] ?? chinese)(inputs);
  };
}

/**
 * The `lang` of a text that may be in another language than the page, for screen readers (WCAG 3.1.2): Chinese on a page
 * in English, which has no Chinese character otherwise. Undefined where it is that of the page.
 */
export function getLang(text: unknown): 'zh-CN' | undefined {
  if (typeof text !== 'string' || useLocale.getState().locale === 'zh') return undefined;
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : undefined;
}

/** The English text of a stored value; undefined for an unknown one. */
export const findValueText = (kind: ValueKind, value: string): string | undefined => values?.[kind][value]?.();

/** The text of a stored value in the language of the interface; an unknown value as it is (rules/language#values). */
export const valueText = (kind: ValueKind, value: string): string =>
  (useLocale.getState().locale === 'en' ? findValueText(kind, value) : undefined) ?? value;
