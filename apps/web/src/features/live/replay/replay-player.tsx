import type { ResponseOf } from '@osteon/contract';
import { findMarkIndex } from '@osteon/domain';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { chooseSettings, usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { SoftMark } from '../../../ui/mark/mark.tsx';
import { toggleFullscreen } from '../../../ui/player/fullscreen.ts';
import { useIdle } from '../../../ui/player/use-idle.ts';
import { addPlaybackNum } from '../api/add-playback-num.ts';
import { ReplayCaptions } from '../captions/caption-lines.tsx';
import { createLivePlayback, type LivePlayback, togglePlay } from '../engine/live-playback.ts';
import { getStageMoment } from '../engine/moment-store.ts';
import { useFollow } from '../engine/use-follow.ts';
import { useTellMoment } from '../engine/use-tell-moment.ts';
import type { ChannelChoice } from '../stage/channel-choice.ts';
import stage from '../stage/live-player.module.css';
import { NextChannel } from '../stage/next-channel.tsx';
import second from '../stage/second-frame.module.css';
import { SecondFrame } from '../stage/second-frame.tsx';
import { SoundCard } from '../stage/sound-card.tsx';
import { OverControls } from '../stage/stage-chip.tsx';
import { StreamPicture } from '../stage/stream-picture.tsx';
import { useLiveKeys } from '../stage/use-live-keys.ts';
import type { Replay, ReplayGate } from './replay.ts';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayNotes } from './replay-notes.tsx';
import styles from './replay-player.module.css';
import { TryWatchEnd } from './try-watch.tsx';
import { useReplayPosition } from './use-replay-position.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

interface ReplayPlayerProps {
  live: Live;
  playbacks: ReadonlyMap<string, LivePlayback>;
  choice: ChannelChoice<Replay>;
  replay: Replay;
  /** Null for who may watch the whole replay. */
  gate: ReplayGate | null;
  /** Whether the end of a try-watch is reached. */
  isOver: boolean;
  /** The second that is shown, and the last one that may be. */
  at: number;
  end: number;
  /** The second at which it was resumed, as long as that is said. */
  resumedAt: number | null;
  onResumeNoted: () => void;
  onTime: (second: number) => void;
  onSeek: (second: number) => void;
  /** Its end, or that of the try-watch, is reached. */
  onEnded: () => void;
  onRefused: () => void;
}

/** The pictures of a replay with their controls; a first play is counted (rules/live#replay). */
export function ReplayPlayer(props: ReplayPlayerProps) {
  const { live, playbacks, choice, replay, gate, isOver, at, end, onTime, onSeek, onEnded, onRefused } = props;
  const frame = useRef<HTMLElement>(null);
  const isCounted = useRef(false);
  const isWide = useBreakpoint() !== 'phone';
  const speed = usePlayerSettings((settings) => settings.speed);
  const corner = isWide ? choice.second : undefined;
  const playback = playbacks.get(replay.channelId) ?? createLivePlayback();
  const cornerPlayback = corner ? (playbacks.get(corner.channelId) ?? null) : null;
  const playing = useStore(playback.store, (state) => state.playing);
  const soundOnly = useStore(playback.store, (state) => state.soundOnly);
  const { isIdle, wake, rest } = useIdle(playing);

  useFollow(cornerPlayback, playback);
  useReplayPosition(live.activityId, replay.channelId, playback, end);
  useTellMoment(playback, (wanted) => {
    const found = playback.engine.current?.findSecond(wanted) ?? null;
    if (found !== null) onSeek(found);
    frame.current?.scrollIntoView({ block: 'nearest' });
  });
  useLiveKeys({
    frame,
    media: playback.media,
    toggle: () => togglePlay(playback),
    seekBy: (seconds) => onSeek(Math.max(0, at + seconds)),
    seekTo: (part) => onSeek(part * replay.durationSeconds),
    onMute() {
      const isMuted = usePlayerSettings.getState().muted || playback.silence.getState().isSilenced;
      chooseSettings({ muted: !isMuted });
      playback.silence.setState({ isSilenced: false });
    },
    hasCaptions: replay.subtitles.length > 0,
    hasSpeed: true,
    onKey: wake,
  });

  const shown = [replay, ...(corner ? [corner] : [])].toSorted((a, b) => a.channelId.localeCompare(b.channelId));
  return (
    <section
      ref={frame}
      className={`${stage.player} ${styles.player} night`}
      aria-label={live.activityTitle}
      tabIndex={-1}
    >
      <div
        role="presentation"
        data-idle={isIdle || undefined}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && rest()}
        onFocus={wake}
      >
        {shown.map((channel) => {
          const isMain = channel.channelId === replay.channelId;
          return (
            <StreamPicture
              key={channel.channelId}
              playback={playbacks.get(channel.channelId) ?? playback}
              url={channel.playlistUrl}
              title={isMain ? live.activityTitle : channel.channelName}
              isMain={isMain}
              className={isMain ? undefined : second['picture']}
              isRunning
              speed={speed}
              onRefused={onRefused}
              onPlaying={() => {
                if (!isCounted.current) addPlaybackNum(live.activityId);
                isCounted.current = true;
              }}
              onLoadedMetadata={({ currentTarget }) => {
                // Where the address begins, or an account that may now watch on left off.
                if (isMain && getStageMoment() === null && at > 0 && at < end) currentTarget.currentTime = at;
              }}
              onTime={isMain ? onTime : undefined}
              onEnded={isMain ? onEnded : undefined}
              onTap={(pointer) => {
                if (!isMain) choice.choose(channel.channelId);
                else if (pointer !== 'touch') togglePlay(playback);
                else if (isIdle) wake();
                else rest();
              }}
            />
          );
        })}
        {soundOnly !== 'off' && (
          <>
            <Cover picture={live.picture} sizes="(max-width: 1080px) 100vw, 880px" alt="" className={stage.cover} />
            <SoundCard playback={playback} />
          </>
        )}
        <div className={stage.marks}>
          <SoftMark>{m['live.status.replay']()}</SoftMark>
        </div>
        {!isWide && <NextChannel choice={choice} />}
        {corner && (
          <SecondFrame
            name={corner.channelName}
            onSwap={() => choice.choose(corner.channelId)}
            onClose={() => choice.setSecond('')}
          />
        )}
        {gate !== null && isOver && <TryWatchEnd gate={gate} onAgain={() => onSeek(0)} />}
        {!(gate !== null && isOver) && (
          <OverControls
            note={
              <ReplayNotes
                resumedAt={props.resumedAt}
                playing={playing}
                onResumeNoted={props.onResumeNoted}
                onRestart={() => onSeek(0)}
                gate={gate}
                at={at}
                end={end}
              />
            }
          >
            <ReplayCaptions key={replay.channelId} playback={playback} sources={replay.subtitles} at={at} />
          </OverControls>
        )}
        {!(gate !== null && isOver) && (
          <ReplayControls
            playback={playback}
            replay={replay}
            chapter={findMarkIndex(replay.chapters, at)}
            at={at}
            end={end}
            onSeek={onSeek}
            isSideBySide={isWide && choice.others.length > 0 ? corner !== undefined : null}
            onSideBySide={() => choice.setSecond(corner ? '' : (choice.others[0]?.channelId ?? ''))}
            onFullscreen={() => {
              if (frame.current && playback.media.current) void toggleFullscreen(frame.current, playback.media.current);
            }}
          />
        )}
      </div>
    </section>
  );
}
