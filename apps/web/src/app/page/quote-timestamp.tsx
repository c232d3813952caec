import { formatDuration } from '@osteon/domain';
import { useStore } from 'zustand';
import { useGetVideo } from '../../entities/video/api/get-video.ts';
import { QuoteButton } from '../../features/engagement/quote/quote-button.tsx';
import type { QuoteActions } from '../../features/engagement/quote/quoting.tsx';
import { findQuotedText } from '../../features/video/page/quoted-text.ts';
import type { Player } from '../../features/video/player/player.ts';
import { m } from '../../texts/index.ts';
import { play } from '../../ui/icon/icons.ts';

interface QuoteTimestampProps extends Pick<QuoteActions, 'onQuote'> {
  /** The video. */
  id: string;
  player: Player;
}

/** Quotes the second that the player shows, with the text at that time. */
export function QuoteTimestamp({ id, player, onQuote }: QuoteTimestampProps) {
  const video = useGetVideo(id);
  const second = useStore(player.store, ({ position }) => Math.floor(position));
  const quote = () => onQuote({ place: { second }, heading: '', text: findQuotedText(second, video) });
  return (
    <QuoteButton icon={play} filled onClick={quote}>
      {m['comment.quote.moment']({ time: formatDuration(second) })}
    </QuoteButton>
  );
}
