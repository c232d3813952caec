import type { DocumentItem } from './document-item.ts';
import type { MediaLanguage, VideoItem } from './video-item.ts';

/** An item as it is stored with its import. */
export type IngestItem =
  | { readonly type: 'film'; readonly item: VideoItem }
  | { readonly type: 'document'; readonly item: DocumentItem };

/** The names of an import's files in its folder of the storage. */
export interface IngestFiles {
  readonly source: string;
  /** Null if the cover is a frame of the video or the first page. */
  readonly cover: string | null;
  readonly subtitles: readonly { readonly language: MediaLanguage; readonly file: string }[];
}
