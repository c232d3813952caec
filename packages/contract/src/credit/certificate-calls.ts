import { CREDIT_CLASSES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, timestamp } from '../fields.ts';

/**
 * Issues the caller's certificate of a course, or returns the valid one (rules/credit#certificate). `conflict` for a
 * course that is not completed, and for one whose credit was revoked.
 */
export const issueCertificate = call({
  name: 'issueCertificate',
  family: 'credit',
  mode: 'post',
  summary: "The caller's certificate of a completed course",
  request: {
    /** Title of the course. */
    id,
  },
  response: z.object({
    serial: z.string(),
    name: z.string(),
    title: z.string(),
    titleEn: z.string(),
    completedAt: timestamp,
    issuedAt: timestamp,
    lessons: z.number().int(),
    /** Study hours. */
    hours: z.number(),
    /** Credit awarded for it; null if none was. */
    credit: z.object({ creditClass: z.enum(CREDIT_CLASSES), points: z.number() }).nullable(),
    /** Score of its test; null for a course without one. */
    score: z.number().nullable(),
    lecturers: z.array(z.string()),
    /** Path of the PDF, for its owner's session only. */
    url: z.string(),
    /** URL of the page that verifies it, as in its QR code. */
    verifyUrl: z.string(),
  }),
  session: 'required',
  errors: ['notFound', 'conflict'],
});
