import { type AttachmentType, validateWorkCard } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createThumbnail } from '../../../lib/create-thumbnail.ts';
import { failureText } from '../../../texts/error-text.ts';
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
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [thumbnail, setThumbnail] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const attPath = await uploadAuthEnclosure(file, attType, setSent);
      setThumbnail(await createThumbnail(file));
      onUploaded({ attPath, size: file.size, at: Date.now() });
    },
    onSettled: () => setSent(null),
  });
  const upload = (file: File) => {
    const refused = validateWorkCard(file);
    setRefusal(refused && refusals[refused]());
    if (!refused) mutate(file);
  };
  const failure = error && failureText(error, m['cert.company.uploadFailed']());
  return { error: refusal ?? failure, busy: isPending, sent, thumbnail, upload };
}
