import { z } from 'zod';
import { call } from '../call.ts';
import { timestamp } from '../fields.ts';

const code = z.enum(['userAgreement', 'privacyPolicy']);

/** One of the two agreements by its code (rules/agreement#texts). */
export const getAgreementByCode = call({
  name: 'getAgreementByCode',
  family: 'agreement',
  mode: 'get',
  summary: 'The terms of service or the privacy policy',
  request: { code },
  response: z.object({
    code: z.string(),
    title: z.string(),
    /** yyyy-mm-dd */
    updatedAt: z.string(),
    sections: z.array(
      z.object({
        heading: z.string(),
        /** Marks a section about the reader's rights, which are listed separately. */
        weighs: z.boolean(),
        paragraphs: z.array(z.string()),
      }),
    ),
  }),
  session: 'none',
  offline: true,
});

/** Returns the version of each agreement that the caller accepted, and the changes since (rules/agreement#consent). */
export const getAgreementConsent = call({
  name: 'getAgreementConsent',
  family: 'agreement',
  mode: 'get',
  summary: "The caller's consent to the two agreements",
  request: {},
  response: z.object({
    list: z.array(
      z.object({
        code,
        title: z.string(),
        /** The version in force: its day of change, yyyy-mm-dd. */
        version: z.string(),
        /** Null if none was accepted yet. */
        agreedVersion: z.string().nullable(),
        agreedAt: timestamp.nullable(),
        /** The version in force is to be accepted. */
        pending: z.boolean(),
        /** Sections that differ from the accepted version; none if nothing is pending. */
        changes: z.array(
          z.object({
            kind: z.enum(['added', 'changed', 'removed']),
            heading: z.string(),
            paragraphs: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
  session: 'required',
});

/** Accepts versions that are in force; 40900 where one was replaced meanwhile (rules/agreement#consent). */
export const acceptAgreements = call({
  name: 'acceptAgreements',
  family: 'agreement',
  mode: 'post',
  summary: 'Accept the agreements in force',
  request: {
    accepted: z
      .array(z.object({ code, version: z.iso.date() }))
      .min(1)
      .max(2),
  },
  response: z.object({}),
  session: 'required',
  errors: ['conflict'],
});
