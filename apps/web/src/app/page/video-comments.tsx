import { formatDuration, ResourceType } from '@osteon/domain';
import { useMemo } from 'react';
import { useGetVideo } from '../../entities/video/api/get-video.ts';
import { QuoteButton } from '../../features/engagement/quote/quote-button.tsx';
import type { QuoteDraft, Quoting } from '../../features/engagement/quote/quoting.ts';
import { findQuotedText } from '../../features/video/page/quoted-text.ts';
import { usePlayer, usePlayerState } from '../../features/video/player/player-context.tsx';
import { m } from '../../texts/index.ts';
import { play } from '../../ui/icon/icons.ts';
import { ItemComments } from './item-engagement.tsx';

/** The comments of a video, which quote its seconds. */
export function VideoComments({ id }: { id: string }) {
  const player = usePlayer();
  const quoting = useMemo<Quoting>(
    () => ({
      hasTimeline: true,
      choice: ({ onQuote }) => <QuoteMoment id={id} onQuote={onQuote} />,
      onOpen: ({ place }) => 'second' in place && player.show(place.second),
    }),
    [id, player],
  );
  return <ItemComments item={{ resourceType: ResourceType.video, resourceId: id }} quoting={quoting} />;
}

/** Quotes the second that the player shows, with what happens there. */
function QuoteMoment({ id, onQuote }: { id: string; onQuote: (quote: QuoteDraft) => void }) {
  const video = useGetVideo(id);
  const second = usePlayerState(({ position }) => Math.floor(position));
  const quote = () => onQuote({ place: { second }, heading: '', text: findQuotedText(second, video) });
  return (
    <QuoteButton icon={play} filled onClick={quote}>
      {m['comment.quote.moment']({ time: formatDuration(second) })}
    </QuoteButton>
  );
}
