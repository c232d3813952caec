import type { Library, Term } from '@osteon/library';
import type { dictionaryTermResource } from '../../modules/dictionary/tables.ts';

/** Most resources beside a term, and most of one kind among them. */
const MOST = 4;
const MOST_OF_A_KIND = 2;

/** What a mention is worth by its place. */
const WORTH = { tags: 6, title: 5, summary: 2, body: 1 } as const;

/** A resource as texts in which a term may be mentioned. */
type Mentions = { readonly id: string; readonly kind: string } & Readonly<Record<keyof typeof WORTH, string>>;

/** Finds the resources that say most about each term: by tag, title, summary and text. */
export function termLinkRows(library: Library): (typeof dictionaryTermResource.$inferInsert)[] {
  const resources = mentionsOf(library);
  return library.dictionary.flatMap((term) =>
    linksOf(term, resources).map((resourceId, position) => ({ termId: term.id, position, resourceId })),
  );
}

function linksOf(term: Term, resources: readonly Mentions[]): string[] {
  // Synonyms in Latin letters are short and stand inside other words.
  const names = [term.term, ...term.synonyms.filter((name) => /^\p{Script=Han}{2}/u.test(name))];
  const rated = resources
    .map((resource) => ({ ...resource, worth: worthOf(resource, names) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  const taken = rated.filter(
    ({ kind }, index) => rated.slice(0, index).filter((other) => other.kind === kind).length < MOST_OF_A_KIND,
  );
  return taken.slice(0, MOST).map(({ id }) => id);
}

function worthOf(resource: Mentions, names: readonly string[]): number {
  const places = Object.keys(WORTH) as (keyof typeof WORTH)[];
  return places
    .filter((place) => names.some((name) => resource[place].includes(name)))
    .reduce((sum, place) => sum + WORTH[place], 0);
}

function mentionsOf({ videos, cases, documents, courses }: Library): Mentions[] {
  return [
    ...videos.map(({ id, title, tags, summary, chapters, steps, keyPoints }) => ({
      id,
      kind: 'video',
      title,
      summary,
      tags: tags.join(' '),
      body: JSON.stringify([chapters, steps, keyPoints]),
    })),
    ...cases.map(({ id, title, tags, chiefComplaint, comments: _comments, ...rest }) => ({
      id,
      kind: 'case',
      title,
      summary: chiefComplaint,
      tags: tags.join(' '),
      body: JSON.stringify(rest),
    })),
    ...documents.map(({ id, title, tags, summary, sections }) => ({
      id,
      kind: 'document',
      title,
      summary,
      tags: tags.join(' '),
      body: JSON.stringify(sections),
    })),
    ...courses.map(({ id, title, tags, summary, objectives, lessons }) => ({
      id,
      kind: 'course',
      title,
      summary,
      tags: tags.join(' '),
      body: JSON.stringify([objectives, lessons]),
    })),
  ];
}
