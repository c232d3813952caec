import { z } from 'zod';
import { author, specialty } from '../content/card.ts';

/** A doctor as lists show them. */
export const doctorCard = author.extend({
  specialty,
  city: z.string(),
  areasOfExpertise: z.array(z.string()),
  workCount: z.number().int(),
  isIndustryLeader: z.boolean(),
  pcLink: z.string(),
});

export type DoctorCard = z.infer<typeof doctorCard>;
