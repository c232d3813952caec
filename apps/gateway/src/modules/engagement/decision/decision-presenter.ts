import type { CommentDecision, CommentMute } from '@osteon/contract';
import type { DecisionRow } from './decision-repository.ts';

/** A decision as its author reads it, without the operator's name. */
export function presentDecision(row: DecisionRow): CommentDecision {
  const { number, reason, decidedAt, appealState, appealText, appealedAt, appealAnswer } = row;
  return {
    number,
    reason,
    decidedAt,
    appeal:
      appealState === null || appealText === null || appealedAt === null
        ? null
        : { text: appealText, state: appealState, sentAt: appealedAt, answer: appealAnswer ?? '' },
  };
}

/** A mute as its author reads it; null for a decision that is none. */
export const presentMute = (row: DecisionRow | undefined): CommentMute | null =>
  row && row.until !== null ? { ...presentDecision(row), until: row.until } : null;
