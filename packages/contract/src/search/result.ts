import { z } from 'zod';
import { resourceCard } from '../content/card.ts';
import { doctorCard } from '../doctor/card.ts';
import { id } from '../fields.ts';
import { liveCard } from '../live/card.ts';
import { productCard } from '../product/card.ts';

/** A text in parts; `match` marks the searched words (rules/search#suggestions). */
export const highlights = z.array(z.object({ text: z.string(), type: z.enum(['match', 'text']) }));

export type Highlights = z.infer<typeof highlights>;

/** A passage inside a resource: a second of a video or replay, a section of a document or a case (rules/search#hits). */
const searchHit = z.object({
  /** Second of a video or replay. */
  seconds: z.number().int().nullable(),
  /** The section's heading; empty for a second. */
  label: z.string(),
  /** A message of the chat or an answer of a replay; null for what is said or written in the resource itself. */
  kind: z.enum(['message', 'answer']).nullable(),
  highlights,
  /** Link that opens the resource at this passage. */
  pcLink: z.string(),
});

/** A result; it has the card of its type, one of four. */
export const searchResult = z.object({
  resourceType: z.number().int(),
  resourceId: id,
  title: z.string(),
  titleEn: z.string(),
  /** The titles. */
  highlights,
  highlightsEn: highlights,
  /** Excerpt around the words; empty where `hits` contain it. */
  excerpt: highlights,
  hits: z.array(searchHit),
  pcLink: z.string(),
  card: resourceCard.nullable(),
  live: liveCard.nullable(),
  doctor: doctorCard.nullable(),
  product: productCard.nullable(),
});

/** The dictionary term that was searched for, displayed with the results. */
export const searchTerm = z.object({
  id,
  term: highlights,
  /** The English term and its abbreviation. */
  english: highlights,
  definition: highlights,
  related: z.array(z.object({ id, term: z.string() })),
});

export type SearchResult = z.infer<typeof searchResult>;
export type SearchHit = z.infer<typeof searchHit>;
export type SearchTerm = z.infer<typeof searchTerm>;
