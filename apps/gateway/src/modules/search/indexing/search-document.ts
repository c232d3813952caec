import type { SearchPart, searchEntry } from '../base/tables.ts';
import { markLexeme } from '../query/limited-lexemes.ts';
import { buildTsVector, extractNgrams, type Weight } from '../query/ngrams.ts';
import { toKey, tokenize } from '../query/tokenizer.ts';
import { findWords, getWordLexemes, type Vocabulary } from '../query/vocabulary.ts';
import { getPopularity, getStaticRank } from './popularity.ts';

/** An indexed resource, live event, doctor or product. */
export interface SearchDocument {
  readonly resourceType: number;
  readonly resourceId: string;
  readonly title: string;
  /** Empty if there is none. */
  readonly titleEn: string;
  /** Tags, authors, hospital and specialty. */
  readonly labels: readonly string[];
  readonly summary: string;
  readonly specialtyId: string;
  readonly parts: readonly SearchPart[];
  /** Publication time, in ms. */
  readonly publishedAt: number;
  readonly viewCount: number;
}

/** The row of a document, with the highest weight of each lexeme. */
export function toSearchEntry(document: SearchDocument, vocabulary: Vocabulary): typeof searchEntry.$inferInsert {
  const { labels, viewCount, ...entry } = document;
  const { title, titleEn, publishedAt, summary, parts } = document;
  const open = parts.filter(({ audience }) => audience === undefined);
  const texts = [summary, ...open.flatMap(({ label, text }) => [label, text])];
  const lexemes = new Map<string, Weight>();
  for (const [weight, lines] of [['D', texts] as const, ['B', labels] as const, ['A', [title, titleEn]] as const]) {
    for (const lexeme of lines.flatMap((line) => extractLexemes(line, vocabulary))) lexemes.set(lexeme, weight);
  }
  for (const { audience, text } of parts) {
    if (!audience) continue;
    for (const lexeme of extractLexemes(text, vocabulary)) lexemes.set(markLexeme(lexeme, audience), 'D');
  }
  return {
    ...entry,
    titleKey: toKey(title),
    popularity: getPopularity(viewCount),
    staticRank: getStaticRank(viewCount, publishedAt),
    vector: buildTsVector(lexemes),
  };
}

function extractLexemes(text: string, vocabulary: Vocabulary): string[] {
  return [...extractNgrams(text), ...[...findWords(vocabulary, tokenize(text))].flatMap(getWordLexemes)];
}
