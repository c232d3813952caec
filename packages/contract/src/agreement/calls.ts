import { z } from 'zod';
import { call } from '../call.ts';

/** One of the two agreements by its code (seed 000 §2, /agreementPage; §7, agreement by code). */
export const getAgreementByCode = call({
  name: 'getAgreementByCode',
  family: 'agreement',
  mode: 'get',
  summary: 'The terms of service or the privacy policy',
  request: { code: z.enum(['userAgreement', 'privacyPolicy']) },
  response: z.object({
    code: z.string(),
    title: z.string(),
    /** yyyy-mm-dd */
    updatedAt: z.string(),
    sections: z.array(
      z.object({
        heading: z.string(),
        /** Touches the reader's rights: listed beside the text. */
        weighs: z.boolean(),
        paragraphs: z.array(z.string()),
      }),
    ),
  }),
  session: 'none',
});
