import { z } from 'zod';
import { MEDIA_LANGUAGES } from '../film/audio-languages.ts';
import { documentItem } from './document-item.ts';
import { filmItem } from './film-item.ts';

/** An item as it is stored with its import. */
export const ingestItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('film'), item: filmItem }),
  z.object({ type: z.literal('document'), item: documentItem }),
]);

export type IngestItem = z.output<typeof ingestItem>;

/** The names of an import's files in its folder of the storage. */
export const ingestFiles = z.object({
  source: z.string(),
  /** Null where the cover is a frame of the film or the first page. */
  cover: z.string().nullable(),
  subtitles: z.array(z.object({ language: z.enum(MEDIA_LANGUAGES), file: z.string() })),
});

export type IngestFiles = z.output<typeof ingestFiles>;
