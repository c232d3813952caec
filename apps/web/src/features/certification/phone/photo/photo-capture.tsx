import { AttachmentType } from '@osteon/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import { Camera } from './camera.tsx';
import { CameraUnavailable } from './camera-unavailable.tsx';
import type { Photo } from './photo.ts';
import { PhotoCheckView } from './photo-check-view.tsx';

/** Only needed for a picture of the album. */
const PhotoCrop = lazy(async () => ({ default: (await import('./photo-crop.tsx')).PhotoCrop }));

interface PhotoCaptureProps {
  accountLabel: string;
  type: AttachmentType;
  /** The picture of the album to start with; null opens the camera. */
  file: File | null;
  onPhoto: (photo: Photo) => void;
  onClose: () => void;
}

/** A photo of a document: camera or album, the part in the frame, and the check: uploadAuthCert. */
export function PhotoCapture({ accountLabel, type, file: first, onPhoto, onClose }: PhotoCaptureProps) {
  const [file, setFile] = useState(first);
  const [isAvailable, setIsAvailable] = useState(() => canUseCamera());
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [used, setUsed] = useState(false);
  useEffect(
    () => () => {
      if (photo && !used) URL.revokeObjectURL(photo.preview);
    },
    [photo, used],
  );
  if (photo) {
    const again = () => {
      setPhoto(null);
      setFile(null);
    };
    const use = () => {
      setUsed(true);
      onPhoto(photo);
    };
    return <PhotoCheckView accountLabel={accountLabel} photo={photo} onUse={use} onAgain={again} />;
  }
  if (file) {
    return (
      <Suspense fallback={<PhoneFrame title={m['certify.crop.title']()}>{null}</PhoneFrame>}>
        <PhotoCrop
          accountLabel={accountLabel}
          type={type}
          file={file}
          onPhoto={setPhoto}
          onFile={setFile}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  if (!isAvailable)
    return <CameraUnavailable accountLabel={accountLabel} type={type} onFile={setFile} onClose={onClose} />;
  return (
    <Camera
      type={type}
      upright={type === AttachmentType.letter}
      onPhoto={setPhoto}
      onFile={setFile}
      onClose={onClose}
      onUnavailable={() => setIsAvailable(false)}
    />
  );
}

/** Without https, and in some browsers inside apps, there is no interface for the camera. */
function canUseCamera(): boolean {
  return 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;
}
