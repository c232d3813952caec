import type { Audience } from '../base/tables.ts';
import { BUCKET_PLACEHOLDER } from './ngrams.ts';

/** Characters that no lexeme of a text contains. */
const MARKS: Readonly<Record<Audience, string>> = { certified: '~', member: '^' };

/** A lexeme of a passage that only an audience may find; a query without its mark never matches it. */
export function markLexeme(lexeme: string, audience: Audience): string {
  return MARKS[audience] + lexeme;
}

/** One lexeme of a tsquery, with its prefix mark. */
const LEXEME = new RegExp(`'${BUCKET_PLACEHOLDER}([^']*)'(:\\*)?`, 'g');

/** A tsquery that also matches the lexemes for these audiences (rules/search#limited-passages). */
export function widenTsQuery(tsQuery: string, audiences: readonly Audience[]): string {
  if (audiences.length === 0) return tsQuery;
  return tsQuery.replace(LEXEME, (open, lexeme: string, prefix = '') => {
    const limited = audiences.map((audience) => `'${BUCKET_PLACEHOLDER}${markLexeme(lexeme, audience)}'${prefix}`);
    return `(${[open, ...limited].join(' | ')})`;
  });
}
