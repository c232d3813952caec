import type { ResponseOf } from '@osteon/contract';
import { type KeyboardEvent, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { chevronLeft, chevronRight } from '../../../ui/icon/action-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './gallery-dialog.module.css';

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1 };

interface GalleryDialogProps {
  pictures: ResponseOf<'getActivityDetail'>['liveActivityGallery'];
  /** Index of the first picture. */
  first: number;
  onClose: () => void;
}

/** A gallery in full size, one picture at a time; the arrow keys page through it in a circle. */
export function GalleryDialog({ pictures, first, onClose }: GalleryDialogProps) {
  const [index, setIndex] = useState(first);
  const shown = pictures[index];
  const count = pictures.length;
  const turn = (by: number) => setIndex((index + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = STEPS[key];
    if (by !== undefined) turn(by);
  };
  if (!shown) return null;
  const { url, width, height, alt } = shown.picture;
  return (
    <Dialog title={shown.title} width={720} kicker={`${index + 1} / ${count}`} onClose={onClose}>
      <div className={styles.view} onKeyDown={onKeyDown} role="presentation">
        <img key={url} src={url} width={width} height={height} alt={alt} />
        {count > 1 && (
          <div className={styles.turn}>
            <IconButton label={m['live.gallery.before']()} icon={chevronLeft} size="lg" onClick={() => turn(-1)} />
            <IconButton
              label={m['live.gallery.after']()}
              icon={chevronRight}
              size="lg"
              data-autofocus
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
