import { TRANSFER_BATCH_MAX, TRANSFER_FILE_MAX_BYTES } from '@osteon/domain';
import { createStore } from 'zustand';
import { createThumbnail } from '../../../lib/create-thumbnail.ts';
import { type FileUpload, makeUpload } from '../../../lib/upload/upload.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** `broken` can be tried again, `refused` cannot. */
type UploadState = 'waiting' | 'running' | 'paused' | 'broken' | 'refused' | 'done';

/** A file that is uploaded. */
export interface QueuedFile {
  readonly key: string;
  readonly file: File;
  /** Data URL of its thumbnail; null for a PDF, and for a picture that the browser cannot show. */
  readonly thumbnail: string | null;
  readonly state: UploadState;
  readonly bytes: number;
  /** While it runs and the time can be estimated. */
  readonly secondsLeft: number | null;
  /** The reason of the refusal. */
  readonly text: string;
  /** The gateway's id of it, once it is done. */
  readonly id: string;
}

/** The number of files that are uploaded at once. */
const AT_ONCE = 2;

const BROKEN: readonly UploadState[] = ['broken'];
const ACTIVE: readonly UploadState[] = ['running', 'waiting', 'broken'];

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/**
 * Uploads files two at a time; an interrupted upload is resumed when the page becomes visible or the network is back.
 */
export function createUploadQueue() {
  const store = createStore<{ readonly files: readonly QueuedFile[] }>(() => ({ files: [] }));
  const uploads = new Map<string, FileUpload>();

  const change = (key: string, part: Partial<QueuedFile>) =>
    store.setState(({ files }) => ({ files: files.map((each) => (each.key === key ? { ...each, ...part } : each)) }));

  function fill(): void {
    const { files } = store.getState();
    const free = AT_ONCE - files.filter(({ state }) => state === 'running').length;
    for (const { key } of files.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      const upload = uploads.get(key);
      if (!upload) continue;
      change(key, { state: 'running', secondsLeft: null });
      void upload.start();
    }
  }

  const updateAndRefill = (key: string, part: Partial<QueuedFile>) => {
    change(key, part);
    fill();
  };

  function add(file: File): void {
    const key = crypto.randomUUID?.() ?? `${file.name} ${Math.random()}`;
    const fault = getFault(file);
    const queued = { key, file, thumbnail: null, bytes: 0, secondsLeft: null, text: fault ?? '', id: '' };
    store.setState(({ files }) => ({
      files: [...files, { ...queued, state: fault === null ? 'waiting' : 'refused' }],
    }));
    if (file.type.startsWith('image/')) void createThumbnail(file).then((thumbnail) => change(key, { thumbnail }));
    if (fault !== null) return;
    const upload = makeUpload(file, {
      onProgress: (bytes, secondsLeft) => change(key, { bytes, secondsLeft }),
      onDone: (id) => updateAndRefill(key, { state: 'done', id, bytes: file.size }),
      onFailed: (text) =>
        updateAndRefill(
          key,
          text === null ? { state: 'broken' } : { state: 'refused', text: text || m['transfer.phone.failed']() },
        ),
    });
    uploads.set(key, upload);
  }

  function resume(states: readonly UploadState[]): void {
    for (const { key, state } of store.getState().files) if (states.includes(state)) change(key, { state: 'waiting' });
    fill();
  }

  return {
    store,
    add(chosen: readonly File[]): void {
      const room = TRANSFER_BATCH_MAX - store.getState().files.length;
      if (chosen.length > room) toast.error(m['transfer.phone.tooMany']());
      for (const file of chosen.slice(0, room)) add(file);
      fill();
    },
    pause(key?: string): void {
      for (const { key: each, state } of store.getState().files) {
        if ((key !== undefined && each !== key) || !ACTIVE.includes(state)) continue;
        change(each, { state: 'paused' });
        uploads
          .get(each)
          ?.abort()
          .catch(() => undefined);
      }
      fill();
    },
    /** One file, or all that are paused or broken. */
    resume(key?: string): void {
      if (key === undefined) return resume(['paused', 'broken']);
      updateAndRefill(key, { state: 'waiting' });
    },
    resumeBroken: () => resume(BROKEN),
    /** Removes a file; its uploaded part is deleted from the gateway too. */
    remove(key: string): void {
      const removed = store.getState().files.find((each) => each.key === key);
      // An upload that cannot be ended there expires within a day.
      void uploads
        .get(key)
        ?.abort(removed?.state !== 'done')
        .catch(() => undefined);
      uploads.delete(key);
      store.setState(({ files }) => ({ files: files.filter((each) => each.key !== key) }));
      fill();
    },
  };
}

/** The error of a file that is detected before it is sent; null without one. */
function getFault({ size, type }: File): string | null {
  if (size > TRANSFER_FILE_MAX_BYTES) return m['transfer.phone.tooLarge']();
  return type.startsWith('image/') || type === 'application/pdf' ? null : m['transfer.phone.wrongType']();
}
