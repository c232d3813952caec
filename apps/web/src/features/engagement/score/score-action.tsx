import { DEBOUNCE_MS } from '@osteon/domain';
import { useGetEngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { ActionButton } from '../../../ui/action-button/action-button.tsx';
import { star } from '../../../ui/icon/action-icons.ts';
import type { ScoreTarget } from './set-score.ts';

/** Opens the score of a resource, in the row of its actions, with the average of all (rules/engagement#scores). */
export function ScoreAction({ target }: { target: ScoreTarget }) {
  const state = useGetEngagementState(target);
  const isTap = useThrottle(DEBOUNCE_MS);
  const average = state?.score.average ?? null;
  const openDialog = () => {
    if (isTap()) emit('actionRequested', { action: { name: 'score', data: target }, about: m['content.score.do']() });
  };
  return (
    <ActionButton
      icon={star}
      label={m['content.score.do']()}
      figure={average === null ? undefined : average.toFixed(1)}
      on={(state?.own.score ?? null) !== null}
      onClick={openDialog}
    />
  );
}
