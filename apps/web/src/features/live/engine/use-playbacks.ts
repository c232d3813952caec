import { useState } from 'react';
import { createLivePlayback, createSilence, type LivePlayback } from './live-playback.ts';

/** The playbacks of the channels of a player, which share their muted state; the same channel has the same playback. */
export function usePlaybacks(isSilent = false): (channelId: string) => LivePlayback {
  const [getPlayback] = useState(() => {
    const silence = createSilence(isSilent);
    const known = new Map<string, LivePlayback>();
    return (channelId: string) => {
      const playback = known.get(channelId) ?? createLivePlayback(silence);
      known.set(channelId, playback);
      return playback;
    };
  });
  return getPlayback;
}
