import { z } from 'zod';
import { timestamp } from '../fields.ts';

/** Seconds of a video. */
const seconds = z.number().min(0);

/** Server-side watch evidence of one video. */
const watchedVideo = z.object({
  videoId: z.string(),
  title: z.string(),
  /** The seen time ranges, each second once, in the order of the video. */
  intervals: z.array(z.object({ from: seconds, to: seconds })),
  /** Total seconds of the ranges. */
  seconds,
  durationSeconds: seconds,
  /** Start times of its play sessions, earliest first. */
  sessions: z.array(timestamp),
});

/** Evidence for which a line of credit was awarded (rules/credit#evidence). */
export const creditEvidence = z.object({
  watched: z.array(watchedVideo),
  /** The passed test; null if there is none. */
  test: z.object({ attemptId: z.string(), score: z.number(), at: timestamp }).nullable(),
  /** The attended minutes of a live event and its minutes on the air; absent for any other source. */
  attended: z.object({ minutes: z.number().int(), ofMinutes: z.number().int() }).optional(),
});

export type CreditEvidence = z.infer<typeof creditEvidence>;
