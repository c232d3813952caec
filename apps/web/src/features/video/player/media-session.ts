import type { ResourceCard } from '@osteon/contract';
import { authorText } from '../../../texts/author-text.ts';
import type { Player } from './player.ts';

/** Sets the title and controls of the lock screen and the media keys, until the returned function is called. */
export function connectMediaSession({ play, pause, seek, seekBy }: Player, card: ResourceCard): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play,
    pause,
    seekto: ({ seekTime = 0 }) => seek(seekTime),
    seekforward: ({ seekOffset = 10 }) => seekBy(seekOffset),
    seekbackward: ({ seekOffset = 10 }) => seekBy(-seekOffset),
  };
  const actions = Object.keys(handlers) as (keyof typeof handlers)[];
  session.metadata = new MediaMetadata({
    title: card.title,
    artist: authorText(card.author),
    artwork: [{ src: card.picture.url }],
  });
  for (const action of actions) session.setActionHandler(action, handlers[action] ?? null);
  return () => {
    session.metadata = null;
    for (const action of actions) session.setActionHandler(action, null);
  };
}
