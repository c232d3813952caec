import type { CaptionLanguage } from '@osteon/domain';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close } from '../../../ui/icon/icons.ts';
import { channels, swap } from '../../../ui/icon/live-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useIdle } from '../../../ui/player/use-idle.ts';
import { chooseSettings, usePlayerSettings } from '../../video/player/settings-store.ts';
import { type LivePlayback, togglePlay } from '../engine/live-playback.ts';
import { usePublishWallClock } from '../engine/wall-clock.ts';
import type { ChannelChoice, SelectableChannel } from './channel-choice.ts';
import type { PlayerButtonsProps } from './control-buttons.tsx';
import styles from './player-frame.module.css';
import second from './second-frame.module.css';
import { StreamVideo, type StreamVideoProps } from './stream-video.tsx';
import { useLiveKeys } from './use-live-keys.ts';

/** A channel of a stream or a replay with its play link (signed URL). */
interface PlayedChannel extends SelectableChannel {
  readonly playlistUrl: string;
  /** Its captions, which the shortcut switches. */
  readonly subtitles: readonly { readonly language: CaptionLanguage }[];
}

interface PlayerFrameProps<Channel extends PlayedChannel> {
  title: string;
  className?: string | undefined;
  getPlayback: (channelId: string) => LivePlayback;
  choice: ChannelChoice<Channel>;
  /** The main channel; the second one of the choice is in the corner. */
  main: Channel;
  /** The props of the video of a channel. */
  getVideoProps: (channel: Channel, isMain: boolean) => Omit<StreamVideoProps, 'playback' | 'url' | 'title' | 'isMain'>;
  /** True if the controls are hidden while idle. */
  mayHideControls: boolean;
  /** Seeks to a wall clock time, in ms. */
  seekToWallClock: (wallClock: number) => void;
  seekBy: (seconds: number) => void;
  /** Seeks to a share of the seekable range, 0 to 0.9. */
  seekTo: (part: number) => void;
  /** True if the speed can be chosen, as for a replay. */
  hasSpeed?: boolean;
  /** The overlays of the videos, from the props of the control buttons. */
  children: (buttons: PlayerButtonsProps) => ReactNode;
}

/**
 * The videos of a stream or a replay, with the pointer, the keys and the full screen of their player
 * (rules/stream-stage#two-channels).
 */
export function PlayerFrame<Channel extends PlayedChannel>(props: PlayerFrameProps<Channel>) {
  const {
    title,
    className,
    getPlayback,
    choice,
    main,
    getVideoProps,
    mayHideControls,
    seekToWallClock,
    seekBy,
    seekTo,
    hasSpeed,
  } = props;
  const frame = useRef<HTMLElement>(null);
  const isWide = useBreakpoint() !== 'phone';
  const corner = isWide ? choice.second : undefined;
  const playback = getPlayback(main.channelId);
  const { isIdle, wake, rest } = useIdle(mayHideControls);
  useSyncVideos(corner ? getPlayback(corner.channelId) : null, playback);
  usePublishWallClock(playback, (wallClock) => {
    seekToWallClock(wallClock);
    frame.current?.scrollIntoView({ block: 'nearest' });
  });
  useLiveKeys({
    frame,
    media: playback.media,
    toggle: () => togglePlay(playback),
    seekBy,
    seekTo,
    onMute() {
      const isMuted = usePlayerSettings.getState().muted || playback.silence.getState().isSilenced;
      chooseSettings({ muted: !isMuted });
      playback.silence.setState({ isSilenced: false });
    },
    hasCaptions: main.subtitles.length > 0,
    hasSpeed,
    onKey: wake,
  });

  const shown = [main, ...(corner ? [corner] : [])].toSorted((a, b) => a.channelId.localeCompare(b.channelId));
  return (
    <section ref={frame} className={clsx(styles.player, className, 'night')} aria-label={title} tabIndex={-1}>
      <div
        role="presentation"
        data-idle={isIdle || undefined}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && rest()}
        onFocus={wake}
      >
        {shown.map((channel) => {
          const isMain = channel.channelId === main.channelId;
          return (
            <StreamVideo
              key={channel.channelId}
              playback={getPlayback(channel.channelId)}
              url={channel.playlistUrl}
              title={isMain ? title : channel.channelName}
              isMain={isMain}
              className={isMain ? undefined : second['picture']}
              onTap={(pointer) => {
                if (!isMain) choice.choose(channel.channelId);
                else if (pointer !== 'touch') togglePlay(playback);
                else if (isIdle) wake();
                else rest();
              }}
              {...getVideoProps(channel, isMain)}
            />
          );
        })}
        {!isWide && <NextChannel choice={choice} />}
        {corner && (
          <SecondFrame
            name={corner.channelName}
            onSwap={() => choice.choose(corner.channelId)}
            onClose={() => choice.setSecond('')}
          />
        )}
        {props.children({
          playback,
          isSideBySide: isWide && choice.others.length > 0 ? corner !== undefined : null,
          onSideBySide: () => choice.setSecond(corner ? '' : (choice.others[0]?.channelId ?? '')),
        })}
      </div>
    </section>
  );
}

/**
 * The button that leads from channel to channel on phones, where no second one fits into the video
 * (rules/stream-stage#two-channels).
 */
function NextChannel({ choice: { main, others, choose } }: { choice: ChannelChoice<SelectableChannel> }) {
  const next = others.find(({ channelId }) => channelId > (main?.channelId ?? '')) ?? others[0];
  if (!next) return null;
  return (
    <button
      type="button"
      className={styles.nextChannel}
      aria-label={m['live.stage.nextChannel']({ name: next.channelName })}
      onClick={() => choose(next.channelId)}
    >
      <Icon of={channels} size={18} />
      <span>{next.channelName}</span>
    </button>
  );
}

interface SecondFrameProps {
  name: string;
  onSwap: () => void;
  onClose: () => void;
}

/** Name and buttons of the channel in the corner of the video (rules/stream-stage#two-channels). */
function SecondFrame({ name, onSwap, onClose }: SecondFrameProps) {
  return (
    <section className={second.frame} aria-label={m['live.stage.second']({ name })}>
      <p>
        <span>{name}</span>
        <IconButton size="sm" label={m['live.stage.swap']()} icon={swap} onClick={onSwap} />
        <IconButton size="sm" label={m['live.stage.closeSecond']()} icon={close} onClick={onClose} />
      </p>
    </section>
  );
}

const SYNC_MS = 2000;

/** The greatest difference between two videos that are in sync, in ms. */
const MAX_DRIFT_MS = 1000;

/**
 * Keeps the video in the corner in sync with the main one, by the wall clock, and pauses with it
 * (rules/stream-stage#two-channels).
 */
function useSyncVideos(second: LivePlayback | null, main: LivePlayback): void {
  useEffect(() => {
    if (!second) return;
    const sync = () => {
      const [cornerVideo, mainVideo] = [second.media.current, main.media.current];
      if (!cornerVideo || !mainVideo || cornerVideo.readyState === HTMLMediaElement.HAVE_NOTHING) return;
      if (mainVideo.paused !== cornerVideo.paused)
        void (mainVideo.paused ? cornerVideo.pause() : cornerVideo.play().catch(() => undefined));
      cornerVideo.playbackRate = mainVideo.playbackRate;
      const wallClock = main.engine.current?.getWallClock(mainVideo.currentTime) ?? null;
      const shown = second.engine.current?.getWallClock(cornerVideo.currentTime) ?? null;
      if (wallClock === null || shown === null || Math.abs(wallClock - shown) <= MAX_DRIFT_MS) return;
      const at = second.engine.current?.findSecond(wallClock) ?? null;
      // A time that the other channel does not contain is skipped.
      if (at !== null && Math.abs(at - cornerVideo.currentTime) > MAX_DRIFT_MS / 1000) cornerVideo.currentTime = at;
    };
    const timer = setInterval(sync, SYNC_MS);
    return () => clearInterval(timer);
  }, [second, main]);
}
