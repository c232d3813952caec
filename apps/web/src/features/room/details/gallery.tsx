import type { ResponseOf } from '@osteon/contract';
import clsx from 'clsx';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import styles from './gallery.module.css';

const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog.tsx')).GalleryDialog }));

/** Widths of a mosaic's pictures. */
const FIRST_SIZES = '(max-width: 499px) 100vw, 640px';
const OTHER_SIZES = '(max-width: 499px) 50vw, 320px';

interface GalleryProps {
  pictures: ResponseOf<'getActivityDetail'>['liveActivityGallery'];
  /** The page of the highlights video; empty for none. */
  videoLink: string;
  /** Thumbnails side by side, or a large picture among small ones. */
  layout: 'thumbnails' | 'mosaic';
}

/**
 * The gallery of an event, each picture of which opens in full size, and its highlights video
 * (rules/room#gallery).
 */
export function Gallery({ pictures, videoLink, layout }: GalleryProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={styles[layout]}>
        {pictures.map(({ picture, thumbnailUrl, title }, index) => (
          <li key={picture.url}>
            <button type="button" onClick={() => setOpen(index)}>
              {layout === 'mosaic' ? (
                <Cover picture={picture} sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES} alt="" />
              ) : (
                <img src={thumbnailUrl} width={200} height={112} alt="" loading="lazy" decoding="async" />
              )}
              <span className={styles.title}>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {videoLink && (
        <Link className={clsx('target', styles.picture)} to={videoLink}>
          <Icon of={play} size={18} />
          {m['live.gallery.film']()}
        </Link>
      )}
      {open !== null && (
        <LazyBoundary>
          <GalleryDialog pictures={pictures} first={open} onClose={() => setOpen(null)} />
        </LazyBoundary>
      )}
    </>
  );
}
