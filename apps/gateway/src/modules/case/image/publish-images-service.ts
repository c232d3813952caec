import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { withImageSlot } from '../../../platform/images/image-concurrency.ts';
import type { ErasedFiles } from '../../../platform/module.ts';
import { deletePreparedPicture } from '../../media/picture-service.ts';
import { getPictureId, writePicture } from '../../media/write-picture.ts';
import type { PreparedImage } from '../draft/draft-media-service.ts';
import type { ImageFiles } from './image-files-service.ts';
import { buildImageUrl, getAccountFolder, getImageFolder } from './image-path.ts';
import { createImageRepository } from './image-repository.ts';

/** The work of drafts on their pictures (rules/case-image#publishing). */
export interface PublishImages {
  /** The address of a picture for its author, 200 px wide. */
  getThumbnailUrl(imageId: string): string;
  /**
   * Writes the files of pictures as readers see them, covered and without metadata. The id of a picture follows from its
   * pixels, so that a repeated call writes the same files.
   */
  prepareImages(images: readonly { readonly imageId: string; readonly alt: string }[]): Promise<PreparedImage[]>;
  /** Removes the files of prepared pictures to which no row refers. */
  discardImages(images: readonly PreparedImage[]): Promise<void>;
  /** A picture with its boxes covered, as a reviewer sees it; null for none. */
  readImage(imageId: string): Promise<Buffer | null>;
  /** The files of the pictures of a draft, or of all drafts of an account. */
  listFiles(tx: Database, of: { readonly draftId: string } | { readonly accountId: string }): Promise<ErasedFiles>;
}

/** Creates the service. */
export function createPublishImages(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  files: Pick<ImageFiles, 'readMasked'>,
): PublishImages {
  async function readImage(imageId: string): Promise<Buffer | null> {
    const row = await createImageRepository(db).find(imageId);
    return row ? files.readMasked(row) : null;
  }

  return {
    readImage,

    getThumbnailUrl: (imageId) => `${buildImageUrl(imageId, [])}&size=small`,

    async prepareImages(images) {
      const prepared: PreparedImage[] = [];
      for (const { imageId, alt } of images) {
        const bytes = await readImage(imageId);
        if (!bytes) throw new Error(`the file of picture ${imageId} is missing, or was encrypted under another SECRET`);
        const id = getPictureId(bytes);
        prepared.push({ imageId, picture: await withImageSlot(() => writePicture({ id, alt, bytes }, storage.files)) });
      }
      return prepared;
    },

    async discardImages(images) {
      for (const { picture } of images) await deletePreparedPicture(db, storage.files, picture);
    },

    async listFiles(tx, of) {
      if ('accountId' in of) return { folders: [getAccountFolder(of.accountId)] };
      const rows = await createImageRepository(tx).listOfDraft(of.draftId);
      return { folders: rows.map(getImageFolder) };
    },
  };
}
