import { formatDuration, type TimeRange } from '@osteon/domain';
import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { m } from '../../texts/index.ts';
import styles from './chapter-bar.module.css';

interface ChapterBarProps extends ComponentProps<'div'> {
  /** The chapters, without gaps. */
  ranges: readonly TimeRange[];
  /** All in seconds; `end` is the last one that this viewer may watch. */
  position: number;
  bufferedTo?: number;
  end: number;
  duration: number;
  /** The title of the current chapter; empty for none. */
  chapter: string;
  /** The step of the keys, in seconds. */
  step: number;
  onSeek: (second: number) => void;
}

/**
 * A timeline with one segment per chapter, under a range input for keys and screen readers. `children` are over it;
 * `--bar-played` and `--bar-rest` are its colours.
 */
export function ChapterBar({
  ranges,
  position,
  bufferedTo = 0,
  end,
  duration,
  chapter,
  step,
  onSeek,
  className,
  children,
  ...rest
}: ChapterBarProps) {
  const time = `${formatDuration(position)} / ${formatDuration(duration)}`;
  return (
    <div className={clsx(styles.bar, className)} {...rest}>
      {ranges.map((range) => (
        <Segment key={range.startSeconds} range={range} position={position} bufferedTo={bufferedTo} end={end} />
      ))}
      <b className={styles.thumb} style={{ left: percent(position, duration) }} />
      <input
        type="range"
        className={styles.range}
        aria-label={m['video.progress']()}
        aria-valuetext={chapter === '' ? time : time + m['format.clauses']() + chapter}
        min={0}
        max={duration}
        step={step}
        value={position}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
      {children}
    </div>
  );
}

interface SegmentProps extends Required<Pick<ChapterBarProps, 'position' | 'bufferedTo' | 'end'>> {
  range: TimeRange;
}

function Segment({ range: { startSeconds, endSeconds }, position, bufferedTo, end }: SegmentProps) {
  const length = endSeconds - startSeconds;
  const reached = (second: number) => percent(Math.min(Math.max(second - startSeconds, 0), length), length);
  const style: CSSProperties & Record<`--${string}`, string> = {
    flexGrow: length,
    '--played': reached(position),
    '--buffered': reached(Math.max(bufferedTo, position)),
    '--open': reached(end),
  };
  return <i className={styles.segment} style={style} />;
}

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`;
