import { formatDuration, getChapterRanges, type TimeRange } from '@osteon/domain';
import type { CSSProperties } from 'react';
import { m } from '../../../texts/index.ts';
import styles from './chapter-bar.module.css';
import type { Replay } from './replay.ts';

interface ChapterBarProps {
  replay: Replay;
  at: number;
  /** The last second that this viewer may watch. */
  end: number;
  /** The title of the current chapter, empty before the first. */
  chapter: string;
  onSeek: (second: number) => void;
}

/** The timeline of a replay, one segment per chapter, under a range input (rules/replay#chapters). */
export function ChapterBar({ replay: { chapters, durationSeconds }, at, end, chapter, onSeek }: ChapterBarProps) {
  // The recording before the agenda's first item is a part, too.
  const parts = chapters[0]?.startSeconds === 0 ? chapters : [{ startSeconds: 0 }, ...chapters];
  const time = `${formatDuration(at)} / ${formatDuration(durationSeconds)}`;
  return (
    <div className={styles.bar}>
      {getChapterRanges(parts, durationSeconds).map((range) => (
        <Segment key={range.startSeconds} range={range} at={at} end={end} />
      ))}
      <b className={styles.thumb} style={{ left: percent(at, durationSeconds) }} />
      <input
        type="range"
        className={styles.range}
        aria-label={m['video.progress']()}
        aria-valuetext={chapter === '' ? time : `${time}，${chapter}`}
        min={0}
        max={durationSeconds}
        step={1}
        value={at}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
    </div>
  );
}

function Segment({ range, at, end }: { range: TimeRange; at: number; end: number }) {
  const length = range.endSeconds - range.startSeconds;
  const reached = (second: number) => percent(Math.min(Math.max(second - range.startSeconds, 0), length), length);
  const style: CSSProperties & Record<`--${string}`, string> = {
    flexGrow: length,
    '--played': reached(at),
    '--open': reached(end),
  };
  return <i className={styles.segment} style={style} />;
}

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`;
