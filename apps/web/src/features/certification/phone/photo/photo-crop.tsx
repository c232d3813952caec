import { AttachmentType } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import { type OpenPicture, openPicture } from '../../../../ui/picture-cropper/open-picture.ts';
import { type CropArea, PictureCropper } from '../../../../ui/picture-cropper/picture-cropper.tsx';
import styles from '../certify.module.css';
import { StepBar } from '../step-bar.tsx';
import { AlbumButton } from './album-button.tsx';
import { FRAME, type Photo, takePhoto } from './photo.ts';

interface PhotoCropProps {
  who: string;
  type: AttachmentType;
  file: File;
  onPhoto: (photo: Photo) => void;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** A picture of the album, of which the document is cut out. */
export function PhotoCrop({ who, type, file, onPhoto, onFile, onClose }: PhotoCropProps) {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [failedFile, setFailedFile] = useState<File | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  useEffect(() => {
    let opened: OpenPicture | null = null;
    let wanted = true;
    const open = async () => {
      opened = await openPicture(file);
      if (!wanted) opened?.close();
      else if (opened) setPicture(opened);
      else setFailedFile(file);
    };
    void open();
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [file]);

  const failed = failedFile === file;
  const use = async () => {
    if (!area) return;
    const bitmap = await createImageBitmap(file);
    onPhoto(await takePhoto(type, bitmap, area));
    bitmap.close();
  };
  return (
    <PhoneFrame
      title={m['certify.crop.title']()}
      who={who}
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
          {picture?.file === file && (
            <PictureCropper
              key={picture.url}
              picture={picture}
              aspect={type === AttachmentType.letter ? FRAME.letter : FRAME.card}
              onChange={setArea}
            />
          )}
        </>
      )}
    </PhoneFrame>
  );
}
