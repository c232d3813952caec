import { type ComponentProps, useEffect } from 'react';
import { useStore } from 'zustand';
import { VideoElement } from '../../../ui/player/video-element.tsx';
import { usePlayerSettings } from '../../video/player/settings-store.ts';
import { type LivePlayback, setSound, updatePosition } from '../engine/live-playback.ts';
import { type EngineOptions, useLiveEngine } from '../engine/use-live-engine.ts';

/** The props of the video of a channel. */
export interface StreamVideoProps
  extends Omit<EngineOptions, 'rendition' | 'mayFallBack'>,
    Pick<ComponentProps<'video'>, 'onPlaying' | 'onLoadedMetadata' | 'onEnded'> {
  playback: LivePlayback;
  title: string;
  /** True for the main video, false for the one in the corner. */
  isMain: boolean;
  className?: string;
  /** The playback rate; 1 by default. */
  speed?: number;
  onTime?: (second: number) => void;
  onTap?: (pointer: string) => void;
}

/** The video of one channel; the one in the corner is muted, and has the rendition of its size. */
export function StreamVideo(props: StreamVideoProps) {
  const {
    playback,
    title,
    isMain,
    className,
    speed = 1,
    onTime,
    onTap,
    onPlaying,
    onLoadedMetadata,
    onEnded,
    ...options
  } = props;
  const { media, store, silence } = playback;
  const { definition, volume, muted } = usePlayerSettings();
  const isSilenced = useStore(silence, (state) => state.isSilenced);
  const isSilent = !isMain || muted || volume === 0 || isSilenced;
  // Audio only does not help a muted viewer.
  useLiveEngine(playback, { ...options, rendition: isMain ? definition : 'auto', mayFallBack: !isSilent });
  useEffect(
    () => setSound(playback, { volume, muted: isSilent, playbackRate: speed }),
    [playback, volume, isSilent, speed],
  );

  const update = () => updatePosition(playback);
  return (
    <VideoElement
      ref={media}
      className={className}
      aria-label={title}
      playsInline
      onPlay={() => store.setState({ playing: true })}
      onPause={({ currentTarget }) => {
        // A pause event without data is the end of the network, not a pause of the viewer's.
        if (currentTarget.readyState > HTMLMediaElement.HAVE_NOTHING) store.setState({ playing: false });
      }}
      onTimeUpdate={({ currentTarget }) => {
        update();
        if (currentTarget.currentTime > 0) onTime?.(currentTarget.currentTime);
      }}
      onProgress={update}
      onSeeking={update}
      onPlaying={onPlaying}
      onLoadedMetadata={onLoadedMetadata}
      onEnded={onEnded}
      onPointerUp={({ pointerType, button }) => button === 0 && onTap?.(pointerType)}
    />
  );
}
