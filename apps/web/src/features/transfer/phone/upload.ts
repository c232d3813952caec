import { DetailedError, Upload } from 'tus-js-client';
import { readCookie } from '../../../lib/cookies.ts';

const ENDPOINT = '/gateway/transfer-service/uploads';

/** What travels at once: a break costs no more than this. */
const CHUNK_BYTES = 1024 * 1024;

/** How long to wait before each further try of a broken connection, in ms. */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000];

interface Listener {
  onProgress: (bytes: number) => void;
  /** `id` is what the gateway calls the file. */
  onDone: (id: string) => void;
  /** `text` is the gateway's word on what is wrong with the file; null for a broken connection, which can be tried again. */
  onFailed: (text: string | null) => void;
}

/** Makes the upload of a file; it goes on where an earlier one of the same file broke off. */
export function makeUpload(file: File, { onProgress, onDone, onFailed }: Listener): Upload {
  const upload: Upload = new Upload(file, {
    endpoint: ENDPOINT,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name },
    headers: { phoneToken: readCookie('phoneToken') ?? '' },
    onShouldRetry: (error) => refusalOf(error) === null,
    onProgress,
    onSuccess: () => onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => onFailed(refusalOf(error)),
  });
  return upload;
}

/** Begins an upload, or goes on with it. */
export async function startUpload(upload: Upload): Promise<void> {
  if (upload.url === null) {
    const [previous] = await upload.findPreviousUploads();
    if (previous) upload.resumeFromPreviousUpload(previous);
  }
  upload.start();
}

/** The words with which the gateway refused; null where it was not reached or in trouble itself. */
function refusalOf(error: Error | DetailedError): string | null {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (!response || status < 400 || status >= 500 || status === 409 || status === 423) return null;
  try {
    const body: unknown = JSON.parse(response.getBody());
    const message = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : '';
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
