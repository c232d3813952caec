import { THUMBNAIL_WIDTH } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { createStoredThumbnails } from '../../platform/images/stored-thumbnails.ts';
import { getPictureFile } from './picture-file.ts';
import { createPictureRepository } from './picture-repository.ts';

/**
 * Finds the file of a picture's thumbnail, which older pictures get at its first request; the narrowest variant if it
 * cannot be created (rules/media#thumbnails).
 * @throws {CallError} notFound for an unknown picture
 */
export type FindThumbnail = (id: string) => Promise<string>;

/** Creates the finder. */
export function createFindThumbnail(deps: Pick<AppContext, 'db' | 'storage' | 'files' | 'log'>): FindThumbnail {
  const thumbnails = createStoredThumbnails(deps);
  const repository = createPictureRepository(deps.db);

  return (id) =>
    thumbnails.find(getPictureFile(id, THUMBNAIL_WIDTH), async () => {
      const [row] = await repository.findPictures([id]);
      const narrowest = row?.widths[0];
      // The thumbnail of a narrower picture is the picture itself.
      if (narrowest === undefined || narrowest <= THUMBNAIL_WIDTH) throw new CallError('notFound');
      return {
        path: getPictureFile(id, narrowest),
        writeWhileLocked: (write) =>
          deps.db.transaction(async (tx) => {
            if (!(await createPictureRepository(tx).lockPicture(id))) throw new CallError('notFound');
            await write();
          }),
      };
    });
}
