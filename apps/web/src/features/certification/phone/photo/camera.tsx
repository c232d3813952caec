import type { AttachmentType } from '@osteon/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { check, close as closeIcon, image, refresh } from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { documentName } from '../document-names.ts';
import { FileInput } from './album-button.tsx';
import styles from './camera.module.css';
import { type Area, createPhoto, type Photo, readPixels } from './photo.ts';
import { checkPhoto, SIDE_MIN } from './photo-check.ts';
import { useCamera } from './use-camera.ts';

// Icons of the camera.
const bolt = 'M13.4 3 5.6 13.4h5L10.2 21l8.2-10.8h-5.2z';

/** The interval at which the picture is checked for the hint, in ms. */
const HINT_MS = 600;

const hints = {
  good: m['certify.camera.good'],
  dark: m['certify.camera.dark'],
  glare: m['certify.camera.glare'],
  blurred: m['certify.camera.blurred'],
} as const;

interface CameraProps {
  type: AttachmentType;
  /** True if the frame is in portrait format, as for a letter. */
  upright: boolean;
  onPhoto: (photo: Photo) => void;
  onFile: (file: File) => void;
  onClose: () => void;
  /** There is no camera, or it may not be used. */
  onUnavailable: () => void;
}

/** The viewfinder; the content of its frame becomes the photo (rules/certification-pages#phone-pages). */
export function Camera({ type, upright, onPhoto, onFile, onClose, onUnavailable }: CameraProps) {
  const frame = useRef<HTMLDivElement>(null);
  const closing = useRef<HTMLDivElement>(null);
  const { video, running, torch, canFlip, flip, switchTorch } = useCamera(onUnavailable);
  const [hint, setHint] = useState<keyof typeof hints | null>(null);

  const checkFrame = useEffectEvent(() => {
    if (!video.current || !frame.current || !running) return;
    const { problems } = checkPhoto(readPixels(video.current, getArea(video.current, frame.current)), SIDE_MIN);
    setHint((['dark', 'glare', 'blurred'] as const).find((each) => problems.includes(each)) ?? 'good');
  });
  useEffect(() => {
    const timer = setInterval(() => checkFrame(), HINT_MS);
    return () => clearInterval(timer);
  }, []);
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => close(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    closing.current?.querySelector('button')?.focus();
  }, []);

  const capture = async () => {
    if (!video.current || !frame.current) return;
    onPhoto(await createPhoto(type, video.current, getArea(video.current, frame.current)));
  };
  return (
    <div className={`night ${styles.camera}`}>
      <header ref={closing} className={styles.bar}>
        <IconButton icon={closeIcon} size="lg" label={m['certify.camera.close']()} onClick={onClose} />
        {torch !== null && (
          <IconButton
            icon={bolt}
            size="lg"
            label={torch ? m['certify.camera.torchOff']() : m['certify.camera.torchOn']()}
            aria-pressed={torch}
            onClick={switchTorch}
          />
        )}
      </header>
      <video ref={video} autoPlay muted playsInline className={styles.video} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{m['certify.camera.place']({ document: documentName[type]() })}</h1>
        <div ref={frame} className={upright ? styles.letter : styles.frame}>
          <i />
          <i />
          <i />
          <i />
        </div>
        <p role="status" className={styles.hint}>
          {running && hint === 'good' && <Icon of={check} size={18} />}
          {running ? hint && hints[hint]() : m['certify.camera.starting']()}
        </p>
      </main>
      <footer className={styles.actions}>
        <label className={styles.album}>
          <FileInput onFile={onFile} />
          <VisuallyHidden>{m['certify.document.album']()}</VisuallyHidden>
          <Icon of={image} size={24} />
        </label>
        <button
          type="button"
          className={styles.shutter}
          aria-label={m['certify.camera.shoot']()}
          disabled={!running}
          onClick={() => void capture()}
        />
        {canFlip ? <IconButton icon={refresh} size="lg" label={m['certify.camera.flip']()} onClick={flip} /> : <span />}
      </footer>
    </div>
  );
}

/** The part of the video's picture that is visible in the frame; the video covers its element. */
function getArea(video: HTMLVideoElement, frame: HTMLElement): Area {
  const displayed = video.getBoundingClientRect();
  const wanted = frame.getBoundingClientRect();
  const scale = Math.max(displayed.width / video.videoWidth, displayed.height / video.videoHeight);
  const left = (video.videoWidth * scale - displayed.width) / 2;
  const top = (video.videoHeight * scale - displayed.height) / 2;
  return {
    x: (wanted.left - displayed.left + left) / scale,
    y: (wanted.top - displayed.top + top) / scale,
    width: wanted.width / scale,
    height: wanted.height / scale,
  };
}
