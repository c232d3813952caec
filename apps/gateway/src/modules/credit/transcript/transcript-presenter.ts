import type { ResponseOf } from '@osteon/contract';
import { FILE_KEPT_MS, TRANSCRIPT_ROUTE } from './transcript-file.ts';
import type { TranscriptRow } from './transcript-repository.ts';

/** The transcript that an account requested last; null for none. */
export function presentTranscript(row: TranscriptRow | undefined): ResponseOf<'getCreditYear'>['transcript'] {
  if (!row) return null;
  const { serial, state, year, fromAt, toAt, finishedAt, hasFile } = row;
  return {
    serial,
    state,
    year,
    fromAt,
    toAt,
    url: hasFile ? `${TRANSCRIPT_ROUTE}/${serial}` : '',
    availableUntil: hasFile && finishedAt !== null ? finishedAt + FILE_KEPT_MS : null,
  };
}
