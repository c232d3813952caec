import { useId, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { m } from '../../texts/index.ts';
import type { OpenPicture } from './open-picture.ts';
import styles from './picture-cropper.module.css';

/** The largest zoom of a picture, and the step of the slider. */
const ZOOM_MAX = 4;
const ZOOM_STEP = 0.05;

/** px of an arrow key; a fifth of it with Shift. */
const KEY_STEP = 10;

/** The part of a picture that was chosen, in its pixels. */
export type CropArea = Area;

interface PictureCropperProps {
  /** See `openPicture`. */
  picture: OpenPicture;
  /** Width by height of the part. */
  aspect: number;
  /** Shows a circle, for pictures that are shown in one; the part is a rectangle all the same. */
  round?: boolean;
  /** The part has changed. */
  onChange: (area: CropArea) => void;
}

/**
 * Chooses a part of a picture: moved by pointer or arrow keys, enlarged by wheel, pinch or slider. To be loaded on
 * demand; cut the part out by `cropPicture`.
 */
export function PictureCropper({ picture, aspect, round = false, onChange }: PictureCropperProps) {
  const id = useId();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles.cropper}>
      <div className={styles.stage}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          objectFit="contain"
          showGrid={!round}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percentages, pixels) => onChange(pixels)}
          cropperProps={{
            role: 'application',
            'aria-label': m['crop.area'](),
            'aria-describedby': `${id}-hint`,
          }}
          // Its styles are in the build's files, as the page's policy allows no others.
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.area ?? '' }}
        />
      </div>
      <label className={styles.zoom}>
        {m['crop.zoom']()}
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {m['crop.hint']()}
      </p>
    </div>
  );
}
