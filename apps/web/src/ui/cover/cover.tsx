import type { Picture as PictureData } from '@osteon/contract';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './cover.module.css';
import { Picture } from './picture.tsx';

interface CoverProps {
  picture: PictureData;
  /** Its rendered width, as in the `sizes` attribute of img. */
  sizes: string;
  /** In the first view: loaded eagerly. */
  eager?: boolean;
  /** Empty where the title beside it is the same. */
  alt?: string;
  /** The state mark of the item, top left: a LiveMark or a VipMark. */
  mark?: ReactNode;
  /** Formatted duration, bottom right. */
  duration?: string | undefined;
  /** Watched share, 0 to 1. */
  watched?: number | null;
  className?: string | undefined;
}

/** A 16:9 picture with its marks in fixed corners. */
export function Cover({ picture, sizes, eager, alt, mark, duration, watched, className }: CoverProps) {
  return (
    <span className={clsx(styles.cover, className)}>
      <Picture picture={picture} sizes={sizes} eager={eager} alt={alt} />
      {mark && <span className={styles.mark}>{mark}</span>}
      {duration && <span className={styles.duration}>{duration}</span>}
      {watched != null && watched > 0 && (
        <span className={styles.watched}>
          <i style={{ width: `${Math.min(1, watched) * 100}%` }} />
        </span>
      )}
    </span>
  );
}
