import { findMarkIndex, getWatchableEnd, selectTitle, type TimeRange } from '@osteon/domain';
import { type PointerEvent, useState } from 'react';
import type { Video } from '../../../entities/video/api/get-video.ts';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { useLanguagePreference } from '../../../lib/language/language-preference.ts';
import { ChapterBar } from '../../../ui/player/chapter-bar.tsx';
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
    <ChapterBar
      className={styles.bar}
      ranges={ranges}
      position={position}
      bufferedTo={bufferedTo}
      end={end}
      duration={duration}
      chapter={chapterAt(position) ?? ''}
      step={0.1}
      onSeek={(second) => player.seek(second)}
      onPointerDown={grab}
      onPointerMove={(event) => setPointedAt(secondAt(event))}
      onPointerUp={release}
      onPointerCancel={() => setIsDragging(false)}
      onPointerLeave={() => !isDragging && setPointedAt(null)}
    >
      {pointedAt !== null && (
        <SeekPreview
          second={pointedAt}
          part={duration > 0 ? pointedAt / duration : 0}
          title={chapterAt(pointedAt)}
          thumbnails={thumbnails}
        />
      )}
    </ChapterBar>
  );
}
