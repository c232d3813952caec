import type { ComponentProps, RefObject } from 'react';
import { usePlayerState } from '../player/player-context.tsx';
import { useTurnToFullscreen } from '../player/use-turn-to-fullscreen.ts';
import { ControlBar } from './control-bar.tsx';
import { FilmSubtitles } from './film-subtitles.tsx';
import { KeyLayer } from './key-layer.tsx';
import { PlaceholderNotice } from './placeholder-notice.tsx';
import { ResumeChip } from './status-chip.tsx';
import { TryWatchChip } from './try-watch-chip.tsx';
import { TryWatchEnd } from './try-watch-end.tsx';

type PlayerControlsProps = ComponentProps<typeof ControlBar> &
  ComponentProps<typeof KeyLayer> & { media: RefObject<HTMLVideoElement | null> };

/**
 * What a viewer plays with, loaded beside the playlist: subtitles, notices, the control bar, what keys show, and the
 * limit of a try-watch.
 */
export function PlayerControls({ pressed, frame, media, ...bar }: PlayerControlsProps) {
  const { gate, placeholder, subtitles } = bar.play;
  const covered = usePlayerState((state) => state.covered);
  useTurnToFullscreen(frame);
  return (
    <>
      {!covered && <FilmSubtitles media={media} tracks={subtitles} />}
      {placeholder && <PlaceholderNotice />}
      <ResumeChip />
      <ControlBar {...bar} />
      <KeyLayer pressed={pressed} frame={frame} />
      {gate && <TryWatchChip gate={gate} />}
      {gate && <TryWatchEnd gate={gate} />}
    </>
  );
}
