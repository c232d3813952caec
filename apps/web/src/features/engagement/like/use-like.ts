import { DEBOUNCE_MS } from '@osteon/domain';
import { useGetEngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import type { LikeTarget } from './set-like.ts';

/** State and action of a control that likes an item (rules/engagement#likes). */
export function useLike(target: LikeTarget) {
  const state = useGetEngagementState(target);
  const isTap = useThrottle(DEBOUNCE_MS);
  const isLiked = state?.own.isLiked ?? false;
  const count = state?.likes ?? 0;
  return {
    isLiked,
    label: isLiked ? m['content.like.done']() : m['content.like.do'](),
    /** Undefined where nobody likes it. */
    figure: count > 0 ? countText(count) : undefined,
    toggle: () => {
      if (!isTap()) return;
      emit('actionRequested', {
        action: { name: 'like', data: { ...target, on: !isLiked } },
        about: m['content.like.do'](),
      });
    },
  };
}
