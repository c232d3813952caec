import { type AttachmentType, PICTURE_CONSENT } from '@osteon/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { GatewayError } from '../../../../lib/gateway/gateway-error.ts';
import { type FileUpload, makeUpload } from '../../../../lib/upload/upload.ts';
import { useUploadAuthPhone } from '../../api/upload-auth-phone.ts';
import type { Photo } from './photo.ts';

/** A photo on its way; `broken` can be tried again, `refused` cannot. */
export interface SentPhoto extends Photo {
  readonly state: 'running' | 'broken' | 'refused' | 'done';
  /** Share of the file that has arrived, 0 to 1. */
  readonly sent: number;
  /** The reason of the refusal. */
  readonly text: string;
  /** The gateway's path for it once it is done. */
  readonly attPath: string | null;
}

/** The photos of an application by their documents. */
export interface Photos {
  readonly list: readonly SentPhoto[];
  /** Sends a photo, and replaces one of the same document. */
  readonly add: (photo: Photo) => void;
  /** Resumes an interrupted upload. */
  readonly resume: (type: AttachmentType) => void;
  readonly remove: (type: AttachmentType) => void;
}

/**
 * Uploads photos for the certification. An interrupted upload resumes by itself when the page is visible or the network
 * is back (rules/certification-pages#phone-pages).
 */
export function usePhotos(tempState: string | undefined): Photos {
  const [list, setList] = useState<readonly SentPhoto[]>([]);
  const { mutateAsync: uploadAuthPhone } = useUploadAuthPhone();
  const uploads = useRef(new Map<AttachmentType, FileUpload>());

  const change = (file: File, part: Partial<SentPhoto>) =>
    setList((photos) => photos.map((each) => (each.file === file ? { ...each, ...part } : each)));

  async function finish({ file, type }: Photo, uploadId: string): Promise<void> {
    try {
      const { attPath } = await uploadAuthPhone({ uploadId, attType: type, consent: PICTURE_CONSENT, tempState });
      change(file, { state: 'done', sent: 1, attPath });
    } catch (error) {
      const isRefused = error instanceof GatewayError && error.kind === 'refused';
      change(file, isRefused ? { state: 'refused', text: error.text } : { state: 'broken' });
    }
  }

  function start(photo: Photo): void {
    const { file } = photo;
    const upload = makeUpload(
      file,
      {
        onProgress: (bytes) => change(file, { sent: bytes / Math.max(1, file.size) }),
        onDone: (id) => void finish(photo, id),
        onFailed: (text) => change(file, text === null ? { state: 'broken' } : { state: 'refused', text }),
      },
      'certification',
    );
    uploads.current.set(photo.type, upload);
    void upload.start();
  }

  function drop(type: AttachmentType): void {
    // The rest of an aborted upload is deleted by the gateway within a day.
    uploads.current
      .get(type)
      ?.abort(true)
      .catch(() => undefined);
    uploads.current.delete(type);
    const photo = list.find((each) => each.type === type);
    if (photo) URL.revokeObjectURL(photo.preview);
  }

  function resume(type: AttachmentType): void {
    const photo = list.find((each) => each.type === type);
    if (photo?.state !== 'broken') return;
    change(photo.file, { state: 'running' });
    start(photo);
  }

  const resumeAll = useEffectEvent(() => {
    if (document.visibilityState === 'visible') for (const { type } of list) resume(type);
  });
  const abortAll = useEffectEvent(() => {
    for (const upload of uploads.current.values()) void upload.abort().catch(() => undefined);
  });
  useEffect(() => {
    const onVisibleOrOnline = () => resumeAll();
    window.addEventListener('online', onVisibleOrOnline);
    document.addEventListener('visibilitychange', onVisibleOrOnline);
    return () => {
      window.removeEventListener('online', onVisibleOrOnline);
      document.removeEventListener('visibilitychange', onVisibleOrOnline);
      abortAll();
    };
  }, []);

  return {
    list,
    add(photo) {
      drop(photo.type);
      const sending: SentPhoto = { ...photo, state: 'running', sent: 0, text: '', attPath: null };
      setList([...list.filter(({ type }) => type !== photo.type), sending]);
      start(photo);
    },
    resume,
    remove(type) {
      drop(type);
      setList(list.filter((each) => each.type !== type));
    },
  };
}
