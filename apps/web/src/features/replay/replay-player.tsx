import type { ResponseOf } from '@osteon/contract';
import { findMarkIndex } from '@osteon/domain';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { Replay, ReplayGate } from '../../entities/replay/replay.ts';
import { ReplayCaptions } from '../../entities/room/captions/captions.tsx';
import type { LivePlayback } from '../../entities/stream/engine/live-playback.ts';
import { getStageWallClock } from '../../entities/stream/engine/wall-clock.ts';
import type { ChannelChoice } from '../../entities/stream/player/channel-choice.ts';
import stage from '../../entities/stream/player/player-frame.module.css';
import { PlayerFrame } from '../../entities/stream/player/player-frame.tsx';
import { SoundCard } from '../../entities/stream/player/sound-card.tsx';
import { ControlsOverlay } from '../../entities/stream/player/stage-card.tsx';
import { usePlayerSettings } from '../../entities/video/player/settings-store.ts';
import { m } from '../../texts/index.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { SoftMark } from '../../ui/mark/mark.tsx';
import type { BarMark } from '../../ui/player/bar-marks.tsx';
import { addPlaybackNum } from './api/add-playback-num.ts';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayNotes, TryWatchEnd } from './replay-notes.tsx';
import styles from './replay-player.module.css';
import { useSaveReplayPosition } from './use-save-replay-position.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

interface ReplayPlayerProps {
  live: Live;
  getPlayback: (channelId: string) => LivePlayback;
  choice: ChannelChoice<Replay>;
  replay: Replay;
  /** Null for a viewer who may watch the whole replay. */
  gate: ReplayGate | null;
  /** True if the end of a try-watch is reached. */
  isOver: boolean;
  /** The current second, and the last one that may be watched. */
  at: number;
  end: number;
  /** The marks of the answers on the bar. */
  marks: readonly BarMark[];
  /** The second at which playback was resumed, while the note about it is shown. */
  resumedAt: number | null;
  onDismissResume: () => void;
  onTime: (second: number) => void;
  onSeek: (second: number) => void;
  /** The end of the replay or of the try-watch is reached. */
  onEnded: () => void;
  onRefused: () => void;
}

/** The videos of a replay with their controls; a first play is counted (rules/replay#replay). */
export function ReplayPlayer(props: ReplayPlayerProps) {
  const { live, getPlayback, choice, replay, gate, isOver, at, end, marks, onTime, onSeek, onEnded, onRefused } = props;
  const isCounted = useRef(false);
  const speed = usePlayerSettings((settings) => settings.speed);
  const playback = getPlayback(replay.channelId);
  const playing = useStore(playback.store, (state) => state.playing);
  const soundOnly = useStore(playback.store, (state) => state.soundOnly);
  const isTryWatchOver = gate !== null && isOver;
  useSaveReplayPosition(live.activityId, replay.channelId, playback, end);
  return (
    <PlayerFrame
      title={live.activityTitle}
      className={styles.player}
      getPlayback={getPlayback}
      choice={choice}
      main={replay}
      getVideoProps={(_channel, isMain) => ({
        isRunning: true,
        speed,
        onRefused,
        onPlaying() {
          if (!isCounted.current) addPlaybackNum(live.activityId);
          isCounted.current = true;
        },
        onLoadedMetadata({ currentTarget }) {
          // The start position of the URL, or the position of an account that may watch more now.
          if (isMain && getStageWallClock() === null && at > 0 && at < end) currentTarget.currentTime = at;
        },
        onTime: isMain ? onTime : undefined,
        onEnded: isMain ? onEnded : undefined,
      })}
      mayHideControls={playing}
      seekToWallClock={(wallClock) => {
        const found = playback.engine.current?.findSecond(wallClock) ?? null;
        if (found !== null) onSeek(found);
      }}
      seekBy={(seconds) => onSeek(Math.max(0, at + seconds))}
      seekTo={(part) => onSeek(part * replay.durationSeconds)}
      hasSpeed
    >
      {(buttons) => (
        <>
          {soundOnly !== 'off' && (
            <>
              <Cover picture={live.picture} sizes="(max-width: 1080px) 100vw, 880px" alt="" className={stage.cover} />
              <SoundCard playback={playback} />
            </>
          )}
          <div className={stage.marks}>
            <SoftMark>{m['live.status.replay']()}</SoftMark>
          </div>
          {isTryWatchOver && <TryWatchEnd gate={gate} onAgain={() => onSeek(0)} />}
          {!isTryWatchOver && (
            <ControlsOverlay
              note={
                <ReplayNotes
                  resumedAt={props.resumedAt}
                  playback={playback}
                  onDismissResume={props.onDismissResume}
                  onRestart={() => onSeek(0)}
                  gate={gate}
                  at={at}
                  end={end}
                />
              }
            >
              <ReplayCaptions key={replay.channelId} playback={playback} sources={replay.subtitles} at={at} />
            </ControlsOverlay>
          )}
          {!isTryWatchOver && (
            <ReplayControls
              {...buttons}
              replay={replay}
              chapter={findMarkIndex(replay.chapters, at)}
              at={at}
              end={end}
              marks={marks}
              onSeek={onSeek}
            />
          )}
        </>
      )}
    </PlayerFrame>
  );
}
