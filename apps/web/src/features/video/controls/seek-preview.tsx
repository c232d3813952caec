import { formatDuration } from '@osteon/domain';
import type { CSSProperties } from 'react';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { usePlayer } from '../player/player-context.tsx';
import styles from './seek-preview.module.css';

interface SeekPreviewProps {
  second: number;
  /** Position on the bar, 0 to 1. */
  part: number;
  /** The chapter there. */
  title: string | undefined;
  thumbnails: VideoPlay['thumbnails'];
}

/** The preview of a second over the bar: one tile of the sheet of previews. */
export function SeekPreview({ second, part, title, thumbnails }: SeekPreviewProps) {
  const player = usePlayer();
  const { url, columns, rows, tileWidth, tileHeight, everySeconds } = thumbnails;
  const tile = Math.min(Math.floor(second / everySeconds), columns * rows - 1);
  const picture: CSSProperties = {
    width: tileWidth,
    height: tileHeight,
    backgroundImage: `url("${player.renewLink(url)}")`,
    backgroundPosition: `-${(tile % columns) * tileWidth}px -${Math.floor(tile / columns) * tileHeight}px`,
  };
  // Over the pointer, but never out of the player.
  const left = `clamp(0px, calc(${part * 100}% - ${tileWidth / 2}px), calc(100% - ${tileWidth}px))`;
  return (
    <div className={styles.preview} style={{ left, width: tileWidth }} aria-hidden="true" data-preview>
      <div style={picture} />
      <p>
        <span className="num">{formatDuration(second)}</span> {title}
      </p>
    </div>
  );
}
