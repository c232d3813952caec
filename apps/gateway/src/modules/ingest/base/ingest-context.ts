import type { AppContext } from '../../../platform/app-context.ts';
import type { FindMediaTool } from '../tools/media-tools.ts';
import type { IngestRow } from './ingest-repository.ts';

/** The dependencies of the work on one import. */
export interface IngestContext extends Pick<AppContext, 'config' | 'storage'> {
  readonly find: FindMediaTool;
  readonly signal: AbortSignal;
  readonly row: Pick<IngestRow, 'id' | 'attempt' | 'files'>;
  /** Local path of the source. */
  readonly source: string;
  /** Local folder of this attempt; empty at first. */
  readonly workFolder: string;
  readonly onProgress: (part: number) => void;
}
