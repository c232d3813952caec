import type { Library, Term } from '@osteon/library';
import type { dictionaryTermResource } from '../../modules/dictionary/tables.ts';

/** Resources per term, and per kind. */
const LINKS_MAX = 4;
const LINKS_PER_KIND_MAX = 2;

/** The score of a mention by its field. */
const SCORES = { tags: 6, title: 5, summary: 2, body: 1 } as const;

/** The texts of a resource that may mention a term. */
type Mentions = { readonly id: string; readonly kind: string } & Readonly<Record<keyof typeof SCORES, string>>;

/** The resources with the highest score for each term, by tag, title, summary and text. */
export function buildTermResourceRows(library: Library): (typeof dictionaryTermResource.$inferInsert)[] {
  const resources = collectMentions(library);
  return library.dictionary.flatMap((term) =>
    rankResources(term, resources).map((resourceId, position) => ({ termId: term.id, position, resourceId })),
  );
}

function rankResources(term: Term, resources: readonly Mentions[]): string[] {
  // Latin synonyms are short and occur inside other words.
  const names = [term.term, ...term.synonyms.filter((name) => /^\p{Script=Han}{2}/u.test(name))];
  const rated = resources
    .map((resource) => ({ ...resource, worth: scoreMentions(resource, names) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  const selected = rated.filter(
    ({ kind }, index) => rated.slice(0, index).filter((other) => other.kind === kind).length < LINKS_PER_KIND_MAX,
  );
  return selected.slice(0, LINKS_MAX).map(({ id }) => id);
}

function scoreMentions(resource: Mentions, names: readonly string[]): number {
  const fields = Object.keys(SCORES) as (keyof typeof SCORES)[];
  return fields
    .filter((field) => names.some((name) => resource[field].includes(name)))
    .reduce((sum, field) => sum + SCORES[field], 0);
}

function collectMentions({ videos, cases, documents, courses }: Library): Mentions[] {
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
