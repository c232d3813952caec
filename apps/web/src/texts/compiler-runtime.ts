import { c as createCache } from 'react/compiler-runtime';
import { useLocale } from './locale.ts';

declare module 'react/compiler-runtime' {
  /** The cache of the component that is being rendered; React does not declare it, as only compilers call it. */
  export function c(size: number): unknown[];
}

/** React's mark of a value that is not computed yet. */
const EMPTY = Symbol.for('react.memo_cache_sentinel');

/**
 * The cache of a component that React Compiler compiled, in place of React's own (vite.config.ts): it is emptied when
 * the language changes. The compiler takes a text for a constant, so texts would stay in the language of the first
 * rendering; rendering everything again from scratch would lose what was typed (rules/language#switch).
 */
export function c(size: number): unknown[] {
  const cache: unknown[] = createCache(size + 1);
  const { locale } = useLocale.getState();
  if (cache[size] !== locale) {
    cache.fill(EMPTY);
    cache[size] = locale;
  }
  return cache;
}
