import { z } from 'zod';
import { itemId, specialtyId, words } from './fields.ts';

/** collections.json: videos in the recommended order. */
export const collections = z.array(
  z.strictObject({
    id: itemId,
    title: words,
    specialty: specialtyId,
    summary: words,
    videoIds: z.array(itemId).min(1),
  }),
);
