import { CREDIT_CLASSES, LIVE_KINDS, LiveType } from '@osteon/domain';
import { z } from 'zod';
import { picture, specialty } from '../content/card.ts';
import { id, timestamp } from '../fields.ts';

/** A live event in lists (rules/live#event). */
export const liveCard = z.object({
  activityId: id,
  activityTitle: z.string(),
  activityTitleEn: z.string(),
  kind: z.enum(LIVE_KINDS),
  /** `asia` shows the English title first (rules/live#kinds). */
  liveType: z.enum(LiveType),
  status: z.number().int(),
  /**
   * The displayed status by the gateway's clock: an announced event past its planned end has ended
   * (rules/live#visibility).
   */
  shownStatus: z.number().int(),
  planBeginTime: timestamp,
  planEndTime: timestamp,
  specialty,
  picture,
  lecturers: z.array(z.object({ id, name: z.string(), title: z.string(), hospital: z.string(), portrait: z.string() })),
  bookNum: z.number().int(),
  viewCount: z.number().int(),
  /** The credit that it earns; null for none, and once it is over (rules/live-attendance#credit). */
  credit: z.object({ creditClass: z.enum(CREDIT_CLASSES), points: z.number() }).nullable(),
  pcLink: z.string(),
});

export type LiveCard = z.infer<typeof liveCard>;
