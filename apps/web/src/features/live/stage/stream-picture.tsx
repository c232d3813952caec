import { type ComponentProps, useEffect } from 'react';
import { useStore } from 'zustand';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { VideoElement } from '../../../ui/player/video-element.tsx';
import { type LivePlayback, notePlace, setSound } from '../engine/live-playback.ts';
import { type EngineOptions, useLiveEngine } from '../engine/use-live-engine.ts';

/** What a picture is played with. */
export interface StreamPictureProps
  extends Omit<EngineOptions, 'definition' | 'mayFallBack'>,
    Pick<ComponentProps<'video'>, 'onPlaying' | 'onLoadedMetadata' | 'onEnded'> {
  playback: LivePlayback;
  title: string;
  /** The picture of the player, not the one in its corner. */
  isMain: boolean;
  className?: string;
  /** How fast it plays; 1 by nature. */
  speed?: number;
  onTime?: (second: number) => void;
  onTap?: (pointer: string) => void;
}

/** The picture of one channel; that in the corner has no sound and the definition of its size. */
export function StreamPicture(props: StreamPictureProps) {
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
  // Who hears nothing is not helped by the sound.
  useLiveEngine(playback, { ...options, definition: isMain ? definition : 'auto', mayFallBack: !isSilent });
  useEffect(
    () => setSound(playback, { volume, muted: isSilent, playbackRate: speed }),
    [playback, volume, isSilent, speed],
  );

  const note = () => notePlace(playback);
  return (
    <VideoElement
      ref={media}
      className={className}
      aria-label={title}
      playsInline
      onPlay={() => store.setState({ playing: true })}
      onPause={({ currentTarget }) => {
        // An end of the network is no pause of the viewer's.
        if (currentTarget.readyState > HTMLMediaElement.HAVE_NOTHING) store.setState({ playing: false });
      }}
      onTimeUpdate={({ currentTarget }) => {
        note();
        if (currentTarget.currentTime > 0) onTime?.(currentTarget.currentTime);
      }}
      onProgress={note}
      onSeeking={note}
      onPlaying={onPlaying}
      onLoadedMetadata={onLoadedMetadata}
      onEnded={onEnded}
      onPointerUp={({ pointerType, button }) => button === 0 && onTap?.(pointerType)}
    />
  );
}
