import { z } from 'zod';
import { itemId, specialtyId, words } from './fields.ts';

/** experts.json: the people of the library. */
export const experts = z.array(
  z.strictObject({
    id: itemId,
    name: words,
    nameEn: words,
    gender: words,
    specialty: specialtyId,
    hospitalId: itemId,
    title: words,
    areasOfExpertise: z.array(words),
    introduction: words,
    honours: z.array(words),
    isIndustryLeader: z.boolean(),
  }),
);
