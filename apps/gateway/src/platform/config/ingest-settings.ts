import { z } from 'zod';

const MEGABYTE = 1024 * 1024;

/** The variables of the ingest of videos and PDFs (docs/operations.md). */
export const ingestVariables = {
  FFMPEG_PATH: z.string().optional(),
  POPPLER_PATH: z.string().optional(),
  INGEST_MAX_MB: z.coerce.number().int().min(1).max(1_000_000).default(20_480),
  INGEST_MAX_MINUTES: z.coerce.number().int().min(1).max(1440).default(240),
  INGEST_MAX_MEGAPIXELS: z.coerce.number().int().min(1).max(200).default(36),
  INGEST_MAX_PAGES: z.coerce.number().int().min(1).max(5000).default(500),
};

/** Limits of the size of a video or PDF (rules/ingest#limits). */
export interface IngestLimits {
  readonly bytes: number;
  readonly seconds: number;
  /** Pixels of one frame of a video. */
  readonly pixels: number;
  readonly pages: number;
}

/** The settings of the ingest; `ffmpegPath` and `popplerPath` are undefined where the programs are found on PATH. */
export function toIngest(values: z.output<z.ZodObject<typeof ingestVariables>>) {
  const limits: IngestLimits = {
    bytes: values.INGEST_MAX_MB * MEGABYTE,
    seconds: values.INGEST_MAX_MINUTES * 60,
    pixels: values.INGEST_MAX_MEGAPIXELS * 1_000_000,
    pages: values.INGEST_MAX_PAGES,
  };
  return { ffmpegPath: values.FFMPEG_PATH, popplerPath: values.POPPLER_PATH, limits };
}
