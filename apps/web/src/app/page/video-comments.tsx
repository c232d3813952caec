import { ResourceType } from '@osteon/domain';
import type { Quoting } from '../../features/engagement/quote/quoting.tsx';
import type { Player } from '../../features/video/player/player.ts';
import { ItemComments } from './item-engagement.tsx';
import { QuoteTimestamp } from './quote-timestamp.tsx';

/** The comments of a video, which quote its seconds. */
export function VideoComments({ id, player }: { id: string; player: Player }) {
  const quoting: Quoting = {
    hasTimeline: true,
    choice: ({ onQuote }) => <QuoteTimestamp id={id} player={player} onQuote={onQuote} />,
    onOpen: ({ place }) => 'second' in place && player.show(place.second),
  };
  return <ItemComments item={{ resourceType: ResourceType.video, resourceId: id }} quoting={quoting} />;
}
