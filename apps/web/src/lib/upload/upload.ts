import type { Upload } from 'tus-js-client';
import { readCookie } from '../cookies.ts';
import { identityHeaders } from '../gateway/identity.ts';
import { createEstimate } from './estimate.ts';
import { getRefusal } from './upload-refusal.ts';

const ENDPOINT = '/gateway/transfer-service/uploads';

/** The bytes of one request: a broken connection costs no more than this. */
const CHUNK_BYTES = 1024 * 1024;

/** Delay before each retry after a lost connection, in ms. */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000];

interface Listener {
  /** `secondsLeft` is null until it can be estimated. */
  onProgress: (bytes: number, secondsLeft: number | null) => void;
  /** `id` is the gateway's id of the file. */
  onDone: (id: string) => void;
  /** `text` is the gateway's message on the file; null for a lost connection, which can be retried. */
  onFailed: (text: string | null) => void;
}

/** The upload of a file. */
export interface FileUpload {
  /** Starts, or resumes where it was stopped. */
  start(): Promise<void>;
  /** Stops; `forGood` deletes the uploaded part, too. Rejects where the gateway cannot be reached. */
  abort(forGood?: boolean): Promise<void>;
}

/**
 * The purpose of an upload: the transfer to the desktop, a certification, whose files stay private, or a series of a
 * case, which a desktop session sends.
 */
type Purpose = 'transfer' | 'certification' | 'case';

/** The upload of a file. The program that sends is fetched with the first one that starts. */
export function makeUpload(file: File, listener: Listener, purpose: Purpose = 'transfer'): FileUpload {
  let prepared: Promise<Upload> | null = null;
  let wanted = false;
  let estimate = createEstimate(file.size);
  const onProgress = (bytes: number) => listener.onProgress(bytes, estimate(bytes, performance.now()));
  return {
    async start() {
      wanted = true;
      estimate = createEstimate(file.size);
      prepared ??= prepare(file, { ...listener, onProgress }, purpose);
      try {
        const upload = await prepared;
        if (wanted) upload.start();
      } catch {
        prepared = null;
        if (wanted) listener.onFailed(null);
      }
    },
    async abort(forGood = false) {
      wanted = false;
      await (await prepared)?.abort(forGood);
    },
  };
}

/** Resumes an earlier upload of the same file that broke off. */
async function prepare(file: File, { onProgress, onDone, onFailed }: Listener, purpose: Purpose): Promise<Upload> {
  const tus = await import('tus-js-client');
  const upload: Upload = new tus.Upload(file, {
    endpoint: ENDPOINT,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, purpose },
    headers: purpose === 'case' ? identityHeaders() : { phoneToken: readCookie('phoneToken') ?? '' },
    onShouldRetry: (error) => getRefusal(error) === null,
    onProgress,
    onSuccess: () => onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => onFailed(getRefusal(error)),
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  return upload;
}
