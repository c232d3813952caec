import { createStore } from 'zustand';
import type { DraftImage } from '../../../../entities/case/api/list-case-images.ts';
import { GatewayError } from '../../../../lib/gateway/gateway-error.ts';
import { makeUpload } from '../../../../lib/upload/upload.ts';
import { failureText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { addCaseSeries } from '../../api/add-case-series.ts';
import { uploadCaseImage } from '../../api/upload-case-image.ts';
import { classifyFile, getExtension } from './case-file.ts';

/** A file on its way to the gateway. */
export interface CaseUpload {
  readonly key: string;
  readonly file: File;
  /** The share that has been sent, 0 to 1. */
  readonly share: number;
  /** Why it is not there; null while it is sent. */
  readonly problem: string | null;
  /** True if the same file may be sent again. */
  readonly canRetry: boolean;
}

interface Target {
  /** Saves the draft first where it has no id; null where that is not possible now. */
  readonly ensureId: () => Promise<string | null>;
  readonly onImage: (image: DraftImage, file: File) => void;
  readonly onSeries: (seriesId: string, file: File) => void;
}

export type CaseUploads = ReturnType<typeof createUploads>;

/** Sends pictures and series of a draft, one after another: each is read for text as it arrives. */
export function createUploads({ ensureId, onImage, onSeries }: Target) {
  const store = createStore<{ readonly list: readonly CaseUpload[] }>(() => ({ list: [] }));
  let last = Promise.resolve();
  let count = 0;

  const change = (key: string, part: Partial<CaseUpload>) =>
    store.setState(({ list }) => ({ list: list.map((each) => (each.key === key ? { ...each, ...part } : each)) }));
  const remove = (key: string) => store.setState(({ list }) => ({ list: list.filter((each) => each.key !== key) }));
  const isThere = (key: string) => store.getState().list.some((each) => each.key === key);

  async function send({ key, file }: CaseUpload): Promise<void> {
    if (!isThere(key)) return;
    try {
      const draftId = await ensureId();
      if (draftId === null) return change(key, { problem: m['caseEditor.media.failed'](), canRetry: true });
      if (classifyFile(file).kind === 'series') await sendSeries(key, file, draftId);
      else await sendImage(key, file, draftId);
      remove(key);
    } catch (error) {
      const canRetry = !(error instanceof GatewayError && error.kind === 'refused');
      change(key, { problem: failureText(error, m['caseEditor.media.failed']()), canRetry });
    }
  }

  async function sendImage(key: string, file: File, draftId: string): Promise<void> {
    const fileContent = await toBase64(file);
    const extName = getExtension(file.name);
    const image = await uploadCaseImage({ draftId, extName, fileContent }, (share) => change(key, { share }));
    if (isThere(key)) onImage(image, file);
  }

  async function sendSeries(key: string, file: File, draftId: string): Promise<void> {
    const uploadId = await new Promise<string>((resolve, reject) => {
      const upload = makeUpload(
        file,
        {
          onProgress: (bytes) => change(key, { share: bytes / Math.max(1, file.size) }),
          onDone: resolve,
          onFailed: (text) => reject(new GatewayError(text === null ? 'network' : 'refused', { text: text ?? '' })),
        },
        'case',
      );
      void upload.start();
    });
    const { seriesId } = await addCaseSeries({ draftId, uploadId });
    if (isThere(key)) onSeries(seriesId, file);
  }

  function enqueue(upload: CaseUpload): void {
    last = last.then(() => send(upload));
  }

  return {
    store,
    add(files: readonly File[]): void {
      for (const file of files) {
        const found = classifyFile(file);
        count += 1;
        const problem = getProblem(found);
        const upload = { key: `upload-${count}`, file, share: 0, problem, canRetry: false };
        store.setState(({ list }) => ({ list: [...list, upload] }));
        if (problem === null) enqueue(upload);
      }
    },
    retry(upload: CaseUpload): void {
      change(upload.key, { share: 0, problem: null });
      enqueue(upload);
    },
    remove,
  };
}

function getProblem(found: ReturnType<typeof classifyFile>): string | null {
  if (found.kind === null) return m['caseEditor.media.wrongType']();
  if (found.problem === null) return null;
  return found.kind === 'image' ? m['caseEditor.media.tooLarge']() : m['caseEditor.media.seriesTooLarge']();
}

/** The content of a file as the gateway takes it. */
function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve((typeof reader.result === 'string' && reader.result.split(',')[1]) || ''),
    );
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });
}
