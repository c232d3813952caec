import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard, specialty } from '../content/card.ts';
import { cursor, id, page, pageSize } from '../fields.ts';

const term = z.object({
  id,
  term: z.string(),
  en: z.string(),
  abbreviation: z.string(),
  category: z.string(),
  specialtyId: id,
  /** First letter of the pinyin, for the A–Z strip. */
  letter: z.string().length(1),
  definition: z.string(),
});

/** Terms in pinyin order, by specialty and first letter (rules/dictionary#list). */
export const listTerms = call({
  name: 'listTerms',
  family: 'dictionary',
  mode: 'get',
  summary: 'Dictionary terms in pinyin order',
  request: {
    specialtyId: id.optional(),
    letter: z
      .string()
      .regex(/^[A-Z]$/)
      .optional(),
    cursor,
    pageSize: pageSize(60),
  },
  response: page(term),
  session: 'none',
  offline: true,
});

/** The few terms that introduce the dictionary, in the editors' order (rules/dictionary#introduction). */
export const listFeaturedTerms = call({
  name: 'listFeaturedTerms',
  family: 'dictionary',
  mode: 'get',
  summary: 'Terms that introduce the dictionary',
  request: {},
  response: z.object({ list: z.array(term) }),
  session: 'none',
  offline: true,
});

/** A term in both languages with its related terms and content (rules/dictionary#page). */
export const getTerm = call({
  name: 'getTerm',
  family: 'dictionary',
  mode: 'get',
  summary: 'A dictionary term in Chinese and English',
  request: { id },
  response: term.extend({
    definitionEn: z.string(),
    synonyms: z.array(z.string()),
    specialty,
    related: z.array(term),
    resources: z.array(resourceCard),
  }),
  session: 'none',
  offline: true,
  errors: ['notFound'],
});
