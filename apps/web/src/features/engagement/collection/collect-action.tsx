import { DEBOUNCE_MS } from '@osteon/domain';
import { useGetEngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { isDisconnected } from '../../../lib/connection/connection-store.ts';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { ActionButton } from '../../../ui/action-button/action-button.tsx';
import { bookmark } from '../../../ui/icon/icons.ts';
import type { CollectTarget } from './set-collected.ts';

/** Opens the choice of folders for a resource, in the row of its actions (rules/favourite#favourites). */
export function CollectAction({ target }: { target: CollectTarget }) {
  const state = useGetEngagementState(target);
  const isTap = useThrottle(DEBOUNCE_MS);
  const isCollected = state?.own.isCollected ?? false;
  const count = state?.favourites ?? 0;
  const choose = () => {
    if (!isTap()) return;
    // The folders are not known without a connection: a new favourite goes into the default one.
    const isBlind = !isCollected && isDisconnected();
    emit('actionRequested', {
      action: isBlind ? { name: 'collect', data: { ...target, on: true } } : { name: 'collectInto', data: target },
    });
  };
  return (
    <ActionButton
      icon={bookmark}
      label={isCollected ? m['content.favorite.done']() : m['content.favorite.do']()}
      figure={count > 0 ? countText(count) : undefined}
      on={isCollected}
      onClick={choose}
    />
  );
}
