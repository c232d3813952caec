import { type ComponentProps, lazy, type RefObject } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { ResumeChip } from '../../../ui/player/resume-chip.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import { useTurnToFullscreen } from '../player/use-turn-to-fullscreen.ts';
import { ControlBar } from './control-bar.tsx';
import { KeyLayer } from './key-layer.tsx';
import { PlaceholderNotice } from './placeholder-notice.tsx';
import { VideoSubtitles } from './video-subtitles.tsx';

// Viewers of the whole video do without them, and the control bar does not wait for them.
const TryWatch = lazy(async () => ({ default: (await import('./try-watch.tsx')).TryWatch }));

type PlayerControlsProps = ComponentProps<typeof ControlBar> &
  ComponentProps<typeof KeyLayer> & { media: RefObject<HTMLVideoElement | null> };

/**
 * The controls of the player, loaded in parallel with the playlist: subtitles, notices, the control bar, the feedback
 * to keys, and the limit of a try-watch.
 */
export function PlayerControls({ pressed, frame, media, ...bar }: PlayerControlsProps) {
  const { gate, placeholder, subtitles } = bar.play;
  const covered = usePlayerState((state) => state.covered);
  const resumedAt = usePlayerState((state) => state.resumedAt);
  const playing = usePlayerState((state) => state.playing);
  const player = usePlayer();
  useTurnToFullscreen(frame);
  return (
    <>
      {!covered && <VideoSubtitles media={media} tracks={subtitles} />}
      {placeholder && <PlaceholderNotice />}
      <ResumeChip resumedAt={resumedAt} playing={playing} onNoted={player.noteResume} />
      <ControlBar {...bar} />
      <KeyLayer pressed={pressed} frame={frame} />
      {gate && (
        <LazyBoundary>
          <TryWatch gate={gate} />
        </LazyBoundary>
      )}
    </>
  );
}
