import { findMarkIndex, formatDuration, getWatchableEnd, selectTitle, type TimeRange } from '@osteon/domain';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import type { Video } from '../../../entities/video/api/get-video.ts';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { useLanguagePreference } from '../../../lib/language/language-preference.ts';
import { m } from '../../../texts/index.ts';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import styles from './seek-bar.module.css';
import { SeekPreview } from './seek-preview.tsx';

interface SeekBarProps {
  chapters: Video['chapters'];
  ranges: readonly TimeRange[];
  thumbnails: VideoPlay['thumbnails'];
}

/**
 * The timeline, one segment per chapter. The pointer drags it anywhere; for keys and screen readers a range input
 * covers it, whose arrow keys the player handles.
 */
export function SeekBar({ chapters, ranges, thumbnails }: SeekBarProps) {
  const player = usePlayer();
  const duration = usePlayerState((state) => state.duration);
  const played = usePlayerState((state) => state.position);
  const bufferedTo = usePlayerState((state) => state.bufferedTo);
  const end = usePlayerState((state) => getWatchableEnd(state.duration, state.watchAuth));
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const position = isDragging && pointedAt !== null ? pointedAt : played;
  const language = useLanguagePreference((state) => state.resourceLanguage);
  const chapterAt = (second: number) => {
    const chapter = chapters[findMarkIndex(chapters, second)];
    return chapter && selectTitle(language, chapter).text;
  };
  const chapter = chapterAt(position);

  const secondAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (clientX - left) / width)) * duration;
  };
  const grab = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPointedAt(secondAt(event));
    setIsDragging(true);
  };
  const release = (event: PointerEvent) => {
    if (isDragging) player.seek(secondAt(event));
    setIsDragging(false);
    if (event.pointerType === 'touch') setPointedAt(null);
  };

  return (
    <div
      className={styles.bar}
      onPointerDown={grab}
      onPointerMove={(event) => setPointedAt(secondAt(event))}
      onPointerUp={release}
      onPointerCancel={() => setIsDragging(false)}
      onPointerLeave={() => !isDragging && setPointedAt(null)}
    >
      {ranges.map((range) => (
        <Segment key={range.startSeconds} range={range} position={position} bufferedTo={bufferedTo} end={end} />
      ))}
      <b className={styles.thumb} style={{ left: percent(position, duration) }} />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={duration}
        step={0.1}
        value={position}
        aria-label={m['video.progress']()}
        aria-valuetext={`${formatDuration(position)} / ${formatDuration(duration)}${chapter ? `，${chapter}` : ''}`}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
      />
      {pointedAt !== null && (
        <SeekPreview
          second={pointedAt}
          part={duration > 0 ? pointedAt / duration : 0}
          title={chapterAt(pointedAt)}
          thumbnails={thumbnails}
        />
      )}
    </div>
  );
}

interface SegmentProps {
  range: TimeRange;
  position: number;
  bufferedTo: number;
  /** The last second that this viewer may watch. */
  end: number;
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
