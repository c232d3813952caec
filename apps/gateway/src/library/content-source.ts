import type { Library } from '@osteon/library';
import type { Database } from '../platform/database/connect.ts';
import type { DiskName } from '../platform/storage/storage.ts';

/** The location of a source's media: paths of its catalogue start at `folder`. */
export interface MediaLocation {
  readonly disk: DiskName;
  readonly folder: string;
}

/** A folder in the library's format whose content is loaded under a name (rules/library#sources). */
export interface ContentSource {
  readonly name: string;
  readonly folder: string;
  /**
   * Makes the media of a checked library available before any row refers to them; the returned location applies to
   * other files.
   */
  openMedia(library: Library): Promise<MediaLocation>;
  /** Runs further work of a load in its transaction. */
  afterLoad(tx: Database, library: Library, loadedAt: number): Promise<void>;
}
