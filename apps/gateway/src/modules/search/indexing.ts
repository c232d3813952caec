import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { heatOf, standingOf } from './standing.ts';
import { type SearchPart, searchEntry } from './tables.ts';
import { lexemesOfWord, type Vocabulary, wordsOf } from './vocabulary.ts';
import { gramsOf, keyOf, tokensOf, vectorOf, type Weight } from './words.ts';

/** What the search knows of something. */
export interface Findable {
  readonly resourceType: number;
  readonly resourceId: string;
  readonly title: string;
  /** Empty where there is none. */
  readonly titleEn: string;
  /** Tags, authors, hospital, specialty: what it is filed under. */
  readonly labels: readonly string[];
  readonly summary: string;
  readonly specialtyId: string;
  readonly parts: readonly SearchPart[];
  readonly publishedAt: number;
  readonly viewCount: number;
}

/** Rows of one statement. */
const CHUNK = 500;

/** All that a new version of an entry brings. */
const RENEWED = Object.fromEntries(
  Object.keys(getTableColumns(searchEntry)).map((name) => [
    name,
    sql.raw(`excluded.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
  ]),
);

/** The row of a findable. */
export function entryOf(findable: Findable, vocabulary: Vocabulary): typeof searchEntry.$inferInsert {
  const { labels, viewCount, ...entry } = findable;
  const { title, titleEn, publishedAt, summary, parts } = findable;
  const texts = [summary, ...parts.flatMap(({ label, text }) => [label, text])];
  const lexemes = new Map<string, Weight>();
  for (const [weight, lines] of [['D', texts] as const, ['B', labels] as const, ['A', [title, titleEn]] as const]) {
    for (const lexeme of lines.flatMap((line) => lexemesOf(line, vocabulary))) lexemes.set(lexeme, weight);
  }
  return {
    ...entry,
    titleKey: keyOf(title),
    heat: heatOf(viewCount),
    standing: standingOf(viewCount, publishedAt),
    vector: vectorOf(lexemes),
  };
}

/** What a text is found by. */
function lexemesOf(text: string, vocabulary: Vocabulary): string[] {
  return [...gramsOf(text), ...[...wordsOf(vocabulary, tokensOf(text))].flatMap(lexemesOfWord)];
}

/**
 * Makes these findable as they are now; to be called in the transaction that writes them. Entries say words as the
 * vocabulary of their time had them: whoever changes the vocabulary indexes everything anew.
 */
export async function indexFindables(
  trx: Database,
  vocabulary: Vocabulary,
  findables: readonly Findable[],
): Promise<void> {
  for (let start = 0; start < findables.length; start += CHUNK) {
    await trx
      .insert(searchEntry)
      .values(findables.slice(start, start + CHUNK).map((findable) => entryOf(findable, vocabulary)))
      .onConflictDoUpdate({ target: [searchEntry.resourceType, searchEntry.resourceId], set: RENEWED });
  }
}

/** Lets a resource rise with its views; to be called in the transaction that counts them. */
export async function warmEntry(
  trx: Database,
  {
    resourceType,
    resourceId,
    publishedAt,
    viewCount,
  }: Pick<Findable, 'resourceType' | 'resourceId' | 'publishedAt' | 'viewCount'>,
): Promise<void> {
  const heat = heatOf(viewCount);
  await trx
    .update(searchEntry)
    .set({ heat, standing: standingOf(viewCount, publishedAt) })
    .where(
      and(
        eq(searchEntry.resourceType, resourceType),
        eq(searchEntry.resourceId, resourceId),
        ne(searchEntry.heat, heat),
      ),
    );
}
