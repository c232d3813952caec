import { SCHEDULE_STATES } from '@osteon/domain';
import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

/** A part of the agenda in a hall (rules/live-agenda#agenda). */
export const agendaGroup = z.object({
  group: z.string(),
  /** The hall it takes place in (rules/live-agenda#halls). */
  subMeetingUuid: z.string(),
  items: z.array(
    z.object({
      itemId: id,
      at: timestamp,
      endAt: timestamp,
      title: z.string(),
      speaker: z.string(),
      hospital: z.string(),
      /** True if the caller is reminded of it (rules/live-booking#reminders). */
      booked: z.boolean(),
    }),
  ),
});

/**
 * An item of the agenda of a running event, in lists: its state by the gateway's clock
 * (rules/live-agenda#running-item).
 */
export const agendaLine = z.object({
  itemId: id,
  at: timestamp,
  title: z.string(),
  state: z.enum(SCHEDULE_STATES),
});
