import { AttachmentType } from '@osteon/domain';
import { useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import type { OpenPicture } from '../../../../ui/picture-cropper/open-picture.ts';
import { type CropArea, PictureCropper } from '../../../../ui/picture-cropper/picture-cropper.tsx';
import styles from '../certify.module.css';
import { StepBar } from '../step-bar.tsx';
import { AlbumButton } from './album-button.tsx';
import { createPhoto, FRAME, type Photo } from './photo.ts';
import { useTurnedPicture } from './use-turned-picture.ts';

interface PhotoCropProps {
  accountLabel: string;
  type: AttachmentType;
  file: File;
  onPhoto: (photo: Photo) => void;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Crops the document, upright, out of a picture of the album (rules/certification-pages#phone-pages). */
export function PhotoCrop({ accountLabel, type, file, onPhoto, onFile, onClose }: PhotoCropProps) {
  const { picture, turning, failed, turn } = useTurnedPicture(file);
  const [cut, setCut] = useState<{ readonly of: OpenPicture; readonly area: CropArea } | null>(null);
  const area = !turning && cut !== null && cut.of === picture ? cut.area : null;
  const use = async () => {
    if (!picture || !area) return;
    const bitmap = await createImageBitmap(picture.file);
    onPhoto(await createPhoto(type, bitmap, area));
    bitmap.close();
  };
  return (
    <PhoneFrame
      title={m['certify.crop.title']()}
      accountLabel={accountLabel}
      mark={<StepBar step={2} />}
      actions={
        <>
          {!failed && (
            <Button kind="primary" wide disabled={!area} onClick={() => void use()}>
              {m['certify.crop.use']()}
            </Button>
          )}
          {failed && <AlbumButton onFile={onFile} />}
          <Button wide onClick={onClose}>
            {m['certify.crop.cancel']()}
          </Button>
        </>
      }
    >
      {failed ? (
        <FieldError>{m['cert.upload.notImage']()}</FieldError>
      ) : (
        <>
          <p className={styles.lead}>{m['certify.crop.body']()}</p>
          {picture && (
            <>
              <PictureCropper
                key={picture.url}
                picture={picture}
                aspect={type === AttachmentType.letter ? FRAME.letter : FRAME.card}
                onChange={(part) => setCut({ of: picture, area: part })}
              />
              <Button kind="text" wide onClick={turn}>
                {m['certify.crop.turn']()}
              </Button>
            </>
          )}
        </>
      )}
    </PhoneFrame>
  );
}
