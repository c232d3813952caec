import type { Library } from '@osteon/library';
import type { Database } from '../platform/database/connect.ts';
import type { DiskName } from '../platform/storage/storage.ts';

/** Where the media of a source are: paths of its catalogue begin at `folder`. */
export interface MediaPlace {
  readonly disk: DiskName;
  readonly folder: string;
}

/** A folder in the library's format whose content is loaded under a name (rules/library#sources). */
export interface ContentSource {
  readonly name: string;
  readonly folder: string;
  /** Makes the media of a checked library available before anything refers to them; another place for other files. */
  openMedia(library: Library): Promise<MediaPlace>;
  /** What else belongs to a load, in its transaction. */
  afterLoad(trx: Database, library: Library, loadedAt: number): Promise<void>;
}
