import { z } from 'zod';
import { day, words } from './fields.ts';

/** agreements.json: `{email}` and `{sdkList}` are placeholders of the operator's values. */
export const agreements = z.array(
  z.strictObject({
    code: z.enum(['userAgreement', 'privacyPolicy']),
    title: words,
    updatedAt: day,
    sections: z.array(z.strictObject({ heading: words, weighs: z.boolean(), paragraphs: z.array(words) })).min(1),
  }),
);
