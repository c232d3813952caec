import type { ComposeMessage } from '../../../platform/portal-message.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';

/** A decision on a comment or its author. */
type Verdict = 'released' | 'removed' | 'muted' | 'unmuted';

/** The message to an author about a decision; a mute ends at `until`, in ms (rules/moderation#moderation). */
export function composeDecision(
  verdict: Verdict,
  { reason, until }: { readonly reason: string; readonly until: number | null },
): ComposeMessage {
  return (locale) => ({
    title: m[`engagement.decision.${verdict}.title`]({}, { locale }),
    body: m[`engagement.decision.${verdict}.body`](
      { reason, until: until === null ? '' : dateTimeText(until, locale) },
      { locale },
    ),
  });
}

/** The message to an author about the answer to an appeal (rules/moderation#moderation). */
export function composeAppealAnswer(state: 'accepted' | 'rejected', answer: string): ComposeMessage {
  return (locale) => ({
    title: m[`engagement.appeal.${state}.title`]({}, { locale }),
    body: m[`engagement.appeal.${state}.body`]({ answer }, { locale }),
  });
}
