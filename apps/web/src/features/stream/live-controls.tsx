import type { CSSProperties, ReactNode } from 'react';
import { useStore } from 'zustand';
import { BEHIND_SECONDS, getBehind, type LivePlayback, seekTo } from '../../entities/stream/engine/live-playback.ts';
import {
  PlayButton,
  type PlayerButtonsProps,
  SoundControl,
  TailButtons,
} from '../../entities/stream/player/control-buttons.tsx';
import styles from '../../entities/stream/player/player-frame.module.css';
import { m } from '../../texts/index.ts';
import { timeText } from './time-text.ts';

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
