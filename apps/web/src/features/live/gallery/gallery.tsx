import type { ResponseOf } from '@osteon/contract';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import styles from './gallery.module.css';

const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog.tsx')).GalleryDialog }));

type GalleryPictures = ResponseOf<'getActivityDetail'>['liveActivityGallery'];

/** The gallery of an event by thumbnails, each of which opens in large, and the film with its highlights (rules/live#gallery). */
export function Gallery({ pictures, filmLink }: { pictures: GalleryPictures; filmLink: string }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.gallery}>
        {pictures.map(({ picture, thumbnailUrl, title }, index) => (
          <li key={picture.url}>
            <button type="button" onClick={() => setOpen(index)}>
              <img src={thumbnailUrl} width={200} height={112} alt="" loading="lazy" decoding="async" />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {filmLink && (
        <Link className={styles.film} to={filmLink}>
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
