import { z } from 'zod';
import { day, itemId, words } from './fields.ts';

/** organizations.json: associations with officers, groups, notices and events. */
export const organizations = z.array(
  z.strictObject({
    id: itemId,
    name: words,
    nameEn: words,
    intro: words,
    officers: z.array(z.strictObject({ expertId: itemId, post: words })),
    groups: z.array(z.strictObject({ name: words, leaderExpertId: itemId })),
    notices: z.array(z.strictObject({ title: words, date: day, body: words })),
    events: z.array(z.strictObject({ title: words, date: day, place: words })),
  }),
);
