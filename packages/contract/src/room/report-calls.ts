import { COMMENT_REPORT_REASONS } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { reportNote } from '../engagement/report-note.ts';
import { cursor, id, page, timestamp } from '../fields.ts';
import { liveMessage } from './message.ts';

/**
 * Reports a message of somebody else to the assistants of the event. A second report of the same message by the caller
 * changes nothing (rules/room-moderation#reported-messages).
 */
export const reportLiveMessage = call({
  name: 'reportLiveMessage',
  family: 'live',
  mode: 'post',
  summary: 'Report a message of a live event',
  request: {
    activityId: id,
    msgId: id,
    reason: z.enum(COMMENT_REPORT_REASONS),
    /** Required where the reason is `other`. */
    note: reportNote.default(''),
  },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'notAllowed', 'badInput', 'tooMany'],
  rateLimit: 'reports',
});

/** The reported messages that are shown, the latest one first, for assistants (rules/room-moderation#reported-messages). */
export const listReportedMessages = call({
  name: 'listReportedMessages',
  family: 'live',
  mode: 'get',
  summary: 'The reported messages of a live event',
  request: { activityId: id, cursor },
  response: page(
    liveMessage.extend({
      /** The reports of the message, the latest one first; who reported it is not shown. */
      reports: z.array(z.object({ reason: z.enum(COMMENT_REPORT_REASONS), note: z.string(), createdAt: timestamp })),
    }),
  ),
  session: 'required',
  errors: ['notFound', 'notAllowed'],
  refreshedBy: ['liveHeld'],
});
