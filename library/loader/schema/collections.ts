import { z } from 'zod';
import { itemId, specialtyId, words } from './fields.ts';

/** collections.json: videos in the order in which they are best watched. */
export const collections = z.array(
  z.strictObject({
    id: itemId,
    title: words,
    specialty: specialtyId,
    summary: words,
    videoIds: z.array(itemId).min(1),
  }),
);
