import { z } from 'zod';
import { call } from '../call.ts';
import { author } from '../content/card.ts';
import { text } from '../fields.ts';

/** People whose name starts with the text and whom the caller can mention, at most 8 (rules/quote#mentions). */
export const listMentionCandidates = call({
  name: 'listMentionCandidates',
  family: 'engagement',
  mode: 'get',
  summary: 'Whom a comment can mention, by the beginning of the name',
  request: { keyWord: text(40, z.string().trim().min(1)) },
  response: z.object({ list: z.array(author) }),
  session: 'required',
  rateLimit: 'suggestions',
  errors: ['tooMany'],
});
