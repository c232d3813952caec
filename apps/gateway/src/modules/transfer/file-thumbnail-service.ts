import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { createStoredThumbnails } from '../../platform/images/stored-thumbnails.ts';
import { createFileRepository, type FileRow } from './file-repository.ts';
import { getStoragePaths } from './stored-files.ts';

/**
 * Finds the stored thumbnail of a picture that a phone sent; the caller has checked that the picture may be read. A
 * picture from an earlier version gets its thumbnail at the first request, from the preview that its lists displayed
 * (rules/media#thumbnails).
 */
export type FindFileThumbnail = (file: FileRow) => Promise<string>;

/** Creates the finder. */
export function createFindFileThumbnail(deps: Pick<AppContext, 'db' | 'storage' | 'files' | 'log'>): FindFileThumbnail {
  const thumbnails = createStoredThumbnails(deps);

  return (file) => {
    const { thumbnail, former } = getStoragePaths(file);
    return thumbnails.find(thumbnail, async () => ({
      path: former,
      writeWhileLocked: (write) =>
        deps.db.transaction(async (tx) => {
          const [locked] = await createFileRepository(tx).lockOwned(file.accountId, [file.id]);
          if (!locked) throw new CallError('notFound');
          await write();
        }),
    }));
  };
}
