import { z } from 'zod';
import { itemId, specialtyId, words } from './fields.ts';

/** departments.json: teams with leader and members. */
export const departments = z.array(
  z.strictObject({
    id: itemId,
    hospitalId: itemId,
    specialty: specialtyId,
    name: words,
    intro: words,
    leaderExpertId: itemId,
    memberIds: z.array(itemId),
    features: z.array(words),
  }),
);
