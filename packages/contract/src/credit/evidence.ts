import { z } from 'zod';
import { timestamp } from '../fields.ts';

/** Seconds of a film. */
const seconds = z.number().min(0);

/** What the server saw of one film. */
const watchedFilm = z.object({
  videoId: z.string(),
  title: z.string(),
  /** What was seen, each second once, in the order of the film. */
  intervals: z.array(z.object({ from: seconds, to: seconds })),
  /** The sum of the intervals. */
  seconds,
  durationSeconds: seconds,
  /** When its play sessions began, the first one first. */
  sessions: z.array(timestamp),
});

/** What a line of credit was booked for (rules/credit#evidence). */
export const creditEvidence = z.object({
  watched: z.array(watchedFilm),
  /** The test that was passed; null where there was none. */
  test: z.object({ attemptId: z.string(), score: z.number(), at: timestamp }).nullable(),
});

export type CreditEvidence = z.infer<typeof creditEvidence>;
