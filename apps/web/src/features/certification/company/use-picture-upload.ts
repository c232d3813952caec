import { type AttachmentType, validateWorkCard } from '@osteon/domain';
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
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [thumbnail, setThumbnail] = useState<string | null>(null);
  const upload = async (file: File) => {
    const refused = validateWorkCard(file);
    setError(refused && refusals[refused]());
    if (refused) return;
    setBusy(true);
    try {
      const attPath = await uploadAuthEnclosure(file, attType, setSent);
      setThumbnail(await createThumbnail(file));
      onUploaded({ attPath, size: file.size, at: Date.now() });
    } catch (failure) {
      setError((failure instanceof GatewayError && failure.text) || m['cert.company.uploadFailed']());
    } finally {
      setSent(null);
      setBusy(false);
    }
  };
  return { error, busy, sent, thumbnail, upload };
}
