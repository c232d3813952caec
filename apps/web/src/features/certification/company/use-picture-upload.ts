import { type AttachmentType, validateWorkCard } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createThumbnail } from '../../../lib/create-thumbnail.ts';
import { GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { uploadAuthEnclosure } from '../api/upload-auth-enclosure.ts';
import type { UploadedPicture } from './company-draft.ts';

const refusals = {
  'cert.upload.required': m['cert.upload.required'],
  'cert.upload.notImage': m['cert.upload.notImage'],
  'cert.upload.tooLarge': m['cert.upload.tooLarge'],
};

/** Uploads a picture as soon as it is chosen, so that the draft stores it. */
export function usePictureUpload(attType: AttachmentType, onUploaded: (picture: UploadedPicture) => void) {
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [thumbnail, setThumbnail] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => uploadAuthEnclosure(file, attType, setSent),
    onSuccess: async (attPath, file) => {
      setThumbnail(await createThumbnail(file));
      onUploaded({ attPath, size: file.size, at: Date.now() });
    },
    onError: (failure) =>
      setError((failure instanceof GatewayError && failure.text) || m['cert.company.uploadFailed']()),
    onSettled: () => setSent(null),
  });
  const upload = (file: File) => {
    const refused = validateWorkCard(file);
    setError(refused && refusals[refused]());
    if (!refused) mutate(file);
  };
  return { error, busy: isPending, sent, thumbnail, upload };
}
