import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { withImageSlot } from '../../../platform/images/image-concurrency.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { TextFinder } from '../text/text-finder-service.ts';
import type { ImageFiles } from './image-files-service.ts';
import { createImageRepository } from './image-repository.ts';
import { decodeGray } from './mask-pixels.ts';

/** Pictures whose text is to be read. */
export const imageTextQueue = defineQueue({
  name: 'case-image-texts',
  schema: z.object({ id: z.string() }),
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  attemptLimit: 5 * 60,
});

/** Creates the worker that reads the text of pictures; one whose text cannot be read fails (rules/case-image#states). */
export function createReadTextWorker(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  { files, textFinder }: { readonly files: Pick<ImageFiles, 'readOriginal'>; readonly textFinder: TextFinder },
): Worker {
  const repository = createImageRepository(db);

  async function read(id: string): Promise<void> {
    const row = await repository.find(id);
    if (row?.state !== 'reading') return;
    const stored = await files.readOriginal(row);
    if (!stored) throw new Error(`the file of picture ${id} is missing`);
    const gray = await withImageSlot(() => decodeGray(stored));
    const scale = row.width / gray.width;
    const found = await textFinder.findText(gray);
    const flags = found.map(({ text, ...box }) => {
      const x = Math.min(row.width - 1, Math.floor(box.x * scale));
      const y = Math.min(row.height - 1, Math.floor(box.y * scale));
      const width = Math.max(1, Math.min(row.width - x, Math.ceil(box.width * scale)));
      return { x, y, width, height: Math.max(1, Math.min(row.height - y, Math.ceil(box.height * scale))), text };
    });
    await repository.update(id, { state: 'ready', flags, isChecked: flags.length === 0 });
  }

  return defineWorker({
    queue: imageTextQueue,
    async work({ id }, { isLastAttempt }) {
      try {
        await read(id);
      } catch (error) {
        if (!isLastAttempt) throw error;
        log.warn({ err: error, image: id }, 'the text of a picture of a case cannot be read');
        await repository.update(id, { state: 'failed' });
      }
    },
  });
}
