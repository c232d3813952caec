import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { findItem, listChannelItems } from '../../entities/live/agenda-item.ts';
import { CaptionMenu, LiveCaptions } from '../../entities/room/captions/captions.tsx';
import {
  BEHIND_SECONDS,
  getBehind,
  type LivePlayback,
  seekTo,
  seekToWallClock,
  usePlaybacks,
} from '../../entities/stream/engine/live-playback.ts';
import { publishStageWallClock, useStageWallClock } from '../../entities/stream/engine/wall-clock.ts';
import type { ChannelChoice } from '../../entities/stream/player/channel-choice.ts';
import {
  PlayButton,
  type PlayerButtonsProps,
  SoundControl,
  TailButtons,
} from '../../entities/stream/player/control-buttons.tsx';
import styles from '../../entities/stream/player/player-frame.module.css';
import { PlayerFrame } from '../../entities/stream/player/player-frame.tsx';
import type { StartParams } from '../../entities/stream/player/room-params.ts';
import { ControlsOverlay } from '../../entities/stream/player/stage-card.tsx';
import { elapsedText } from '../../texts/elapsed-text.ts';
import { m } from '../../texts/index.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { replay } from '../../ui/icon/player-icons.ts';
import { LiveMark, SoftMark } from '../../ui/mark/mark.tsx';
import { STALL_SECONDS } from './stage-note.ts';
import { StageNotes, timeText } from './stage-notes.tsx';
import { getStageView, type StageState } from './stage-view.ts';
import { StreamCard } from './stream-card.tsx';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Channel = Live['channelList'][number];

/** An item whose start is nearer than this, in ms, has no button that seeks to it. */
const NEAR_MS = 15_000;

const SECOND_MS = 1000;

interface LivePlayerProps {
  live: Live;
  /** The state of the stage. */
  stageState: StageState;
  /** The main channel, and the one in the corner. */
  choice: ChannelChoice<Channel>;
  main: Channel;
  /** The position to seek to; null after the seek. */
  start: StartParams | null;
  onStarted: () => void;
  /** True if the stream starts by itself, and muted. */
  isSilent: boolean;
  /** A link was refused or has expired, or the state of the event is outdated. */
  onRefused: () => void;
}

/**
 * The running stream of a channel with its controls, and a second one in its corner; they can be rewound by two hours
 * (rules/stream-stage#rewind).
 */
export function LivePlayer(props: LivePlayerProps) {
  const { live, stageState, choice, main, start, onStarted, isSilent, onRefused } = props;
  const getPlayback = usePlaybacks(isSilent);
  const playback = getPlayback(main.channelId);
  useStartItem(live, playback, start, onStarted);

  const state = useStore(
    playback.store,
    useShallow((now) => ({
      isAtEdge: getBehind(now) <= BEHIND_SECONDS,
      isStalled: now.stallSeconds >= STALL_SECONDS,
      failures: now.failures,
      soundOnly: now.soundOnly,
      playing: now.playing,
    })),
  );
  const view = getStageView({ ...stageState, playback: state });
  const onItemStart = useItemStart(live, main.channelId, playback);

  return (
    <PlayerFrame
      title={live.activityTitle}
      getPlayback={getPlayback}
      choice={choice}
      main={main}
      getVideoProps={({ status }) => ({
        isRunning: live.status === LiveStatus.living && status === LiveStatus.living,
        onRefused,
      })}
      mayHideControls={state.playing && view === 'stream'}
      seekToWallClock={(wallClock) => seekToWallClock(playback, wallClock)}
      seekBy={(seconds) => seekTo(playback, playback.store.getState().position.at + seconds)}
      seekTo={(part) => {
        const { start: from, edge } = playback.store.getState().position;
        seekTo(playback, from + part * (edge - from));
      }}
    >
      {(buttons) => (
        <>
          {state.soundOnly !== 'off' && (
            <Cover picture={live.picture} sizes="(max-width: 1080px) 100vw, 880px" alt="" className={styles.cover} />
          )}
          <StreamCard
            view={view}
            live={live}
            playback={playback}
            other={choice.others[0]}
            onChannel={choice.choose}
            onItemStart={onItemStart}
          />
          <Marks live={live} playback={playback} />
          {onItemStart && view === 'stream' && (
            <button type="button" className={styles.itemStart} onClick={onItemStart}>
              <Icon of={replay} size={18} />
              {m['live.stage.itemBegin']()}
            </button>
          )}
          {view === 'stream' && (
            <ControlsOverlay note={<StageNotes live={live} channelId={main.channelId} playback={playback} />}>
              <LiveCaptions key={main.channelId} playback={playback} sources={main.subtitles} />
            </ControlsOverlay>
          )}
          {main.playlistUrl !== '' && (
            <LiveControls {...buttons}>
              <CaptionMenu sources={main.subtitles} name={m['live.stage.captions']()} />
            </LiveControls>
          )}
        </>
      )}
    </PlayerFrame>
  );
}

/** The marks of the player: live or past, and the time on the air at the current position. */
function Marks({ live: { beginTime, planBeginTime }, playback }: { live: Live; playback: LivePlayback }) {
  const isPast = useStore(playback.store, (state) => getBehind(state) > BEHIND_SECONDS);
  const elapsed = useStore(playback.store, ({ wallClock }) =>
    wallClock === null ? null : Math.floor((wallClock - (beginTime ?? planBeginTime)) / SECOND_MS),
  );
  return (
    <div className={styles.marks}>
      {isPast ? <SoftMark>{m['live.status.living']()}</SoftMark> : <LiveMark />}
      {elapsed !== null && <SoftMark>{elapsedText(elapsed)}</SoftMark>}
    </div>
  );
}

/** Seeks to the start of the item in the URL, at each navigation (rules/room#rooms). */
function useStartItem(
  { agenda }: Live,
  playback: LivePlayback,
  start: StartParams | null,
  onStarted: () => void,
): void {
  const show = useEffectEvent(({ itemId }: StartParams) => {
    onStarted();
    const item = agenda.flatMap(({ items }) => items).find((each) => each.itemId === itemId);
    if (!item) return;
    // A stream that is not loaded yet starts there.
    publishStageWallClock({ wallClock: item.at });
    seekToWallClock(playback, item.at);
  });
  useEffect(() => {
    if (start) show(start);
  }, [start]);
}

/** Seeks to the start of the current item; null if it is not in the stream, or is near. */
function useItemStart(live: Live, channelId: string, playback: LivePlayback): (() => void) | null {
  const wallClock = useStageWallClock((state) => state.wallClock);
  const from = useStageWallClock((state) => state.from);
  if (wallClock === null || from === null) return null;
  const item = findItem(listChannelItems(live, channelId), wallClock);
  if (!item || item.endAt <= from || wallClock - Math.max(item.at, from) < NEAR_MS) return null;
  return () => seekToWallClock(playback, item.at);
}

/** The last two hours of a stream as a bar, and its buttons; `children` are buttons of the stream alone. */
export function LiveControls(props: PlayerButtonsProps & { children?: ReactNode }) {
  const { playback } = props;
  return (
    <div className={styles.controls}>
      <RewindBar playback={playback} />
      <div className={styles.buttons}>
        <PlayButton playback={playback} />
        <SoundControl playback={playback} />
        <span className={styles.space} />
        <TailButtons {...props} />
      </div>
    </div>
  );
}

function RewindBar({ playback }: { playback: LivePlayback }) {
  const position = useStore(playback.store, (state) => state.position);
  const behind = getBehind({ position });
  const max = Math.max(position.edge, position.start + 1);
  const at = Math.min(Math.max(position.at, position.start), position.edge);
  const style: CSSProperties & Record<'--at', string> = {
    '--at': `${((at - position.start) / (max - position.start)) * 100}%`,
  };
  return (
    <input
      type="range"
      className={styles.seek}
      style={style}
      aria-label={m['live.stage.seek']()}
      aria-valuetext={
        behind > BEHIND_SECONDS ? m['live.stage.behind']({ time: timeText(behind) }) : m['live.status.living']()
      }
      min={position.start}
      max={max}
      step={1}
      value={at}
      onChange={({ target }) => seekTo(playback, target.valueAsNumber)}
    />
  );
}
