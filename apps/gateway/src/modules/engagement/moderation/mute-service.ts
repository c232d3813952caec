import { formatDateTime } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { presentMute } from './decision-presenter.ts';
import { createDecisionRepository } from './decision-repository.ts';

/**
 * Requires that an account may write comments now (rules/comment#mutes).
 * @throws {CallError} commentMuted, which says why and until when
 */
export async function requireUnmuted(db: Database, accountId: string, now: number): Promise<void> {
  const mute = presentMute(await createDecisionRepository(db).findMute(accountId, now));
  if (!mute) return;
  const text = `您已被禁言至${formatDateTime(mute.until)}，暂时无法发言。原因：${mute.reason}`;
  throw new CallError('commentMuted', { text, data: { until: mute.until, reason: mute.reason } });
}
