import type { CommentMute } from '@osteon/contract';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { presentMute } from './decision-presenter.ts';
import { createDecisionRepository } from './decision-repository.ts';

/** The mute of an account in effect now, in ms; null for none. */
export const findMute = async (db: Database, accountId: string, now: number): Promise<CommentMute | null> =>
  presentMute(await createDecisionRepository(db).findMute(accountId, now));

/**
 * Requires that an account may write comments, given its mute (rules/moderation#mutes).
 * @throws {CallError} commentMuted, with the reason and the end of the mute
 */
export function requireUnmuted(mute: CommentMute | null): void {
  if (!mute) return;
  const { until, reason } = mute;
  throw new CallError('commentMuted', {
    text: (locale) => m['engagement.muted.until']({ until: dateTimeText(until, locale), reason }, { locale }),
    data: { until, reason },
  });
}
