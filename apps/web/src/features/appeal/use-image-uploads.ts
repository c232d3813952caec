import { APPEAL_IMAGES_MAX, validateAppealImage } from '@osteon/domain';
import { useState } from 'react';
import { createThumbnail } from '../../lib/create-thumbnail.ts';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { resizeImage } from '../../lib/resize-image.ts';
import { m } from '../../texts/index.ts';
import { useUploadAppealImage } from './api/upload-appeal-image.ts';

/** An image of the form; `id` is null until it is uploaded. */
export interface UploadedImage {
  readonly key: number;
  /** Data URL of its thumbnail. */
  readonly thumbnail: string;
  readonly id: string | null;
}

const refusals = { 'appeal.imageType': m['appeal.imageType'], 'appeal.imageSize': m['appeal.imageSize'] };

let lastKey = 0;

/** The images of an appeal (rules/appeal#pictures): each is uploaded as soon as it is chosen. */
export function useImageUploads() {
  const [pictures, setPictures] = useState<readonly UploadedImage[]>([]);
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync: uploadAppealImage } = useUploadAppealImage();

  const remove = (key: number) => setPictures((all) => all.filter((picture) => picture.key !== key));

  const upload = async (file: File) => {
    const key = ++lastKey;
    try {
      const dataUrl = await resizeImage(file);
      const thumbnail = (await createThumbnail(file)) ?? dataUrl;
      setPictures((all) => [...all, { key, thumbnail, id: null }]);
      const id = await uploadAppealImage(dataUrl);
      setPictures((all) => all.map((picture) => (picture.key === key ? { ...picture, id } : picture)));
    } catch (failure) {
      remove(key);
      if (failure instanceof GatewayError) setError(failure.text || m['appeal.imageFailed']());
      else setError(m['appeal.imageType']());
    }
  };

  const add = async (files: readonly File[]) => {
    setError(null);
    for (const file of files.slice(0, APPEAL_IMAGES_MAX - pictures.length)) {
      const refused = validateAppealImage(file);
      if (refused) setError(refusals[refused]());
      else await upload(file);
    }
  };

  return {
    pictures,
    error,
    canAdd: pictures.length < APPEAL_IMAGES_MAX,
    uploading: pictures.some(({ id }) => id === null),
    add: (files: readonly File[]) => void add(files),
    remove,
  };
}
