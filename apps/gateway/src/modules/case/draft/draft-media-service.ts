import type { Database } from '../../../platform/database/connect.ts';
import type { ErasedFiles } from '../../../platform/module.ts';
import type { PictureRow } from '../../media/write-picture.ts';

/** A picture of a draft, ready to be published: its files are written, its row is not. */
export interface PreparedImage {
  readonly imageId: string;
  readonly picture: PictureRow;
}

/**
 * The pictures and series of drafts, for everything else about drafts: the only interface between both
 * (rules/case-draft#publishing).
 */
export interface DraftMedia {
  /** The address of a picture for its author, 200 px wide. */
  getThumbnailUrl(imageId: string): string;
  /**
   * Writes the files of pictures as readers see them, with the covered parts blank. It runs before the transaction that
   * publishes; the id of a picture is the same at each attempt, so that an attempt that failed leaves nothing behind
   * once another one succeeds.
   */
  prepareImages(
    images: readonly { readonly imageId: string; readonly alt: string }[],
  ): Promise<readonly PreparedImage[]>;
  /** Removes the files of prepared pictures that were not published, unless a row refers to them. */
  discardImages(images: readonly PreparedImage[]): Promise<void>;
  /** Removes the slices without covered places, once these stacks are published. */
  removeOtherStacks(stackIds: readonly string[]): Promise<void>;
  /** A picture as a reviewer sees it, with the covered parts blank; null for none. */
  readImage(imageId: string): Promise<Buffer | null>;
  /** The files of a draft or of all drafts of an account, besides the slices of series that are published. */
  listFiles(
    tx: Database,
    of: { readonly draftId: string; readonly publishedStackIds: readonly string[] } | { readonly accountId: string },
  ): Promise<ErasedFiles>;
}
