import type { ResponseOf } from '@osteon/contract';
import { FILE_RETENTION_MS, TRANSCRIPT_ROUTE } from './transcript-file.ts';
import type { TranscriptRow } from './transcript-repository.ts';

/** The account's latest transcript; null for none. */
export function presentTranscript(row: TranscriptRow | undefined): ResponseOf<'getCreditYear'>['transcript'] {
  if (!row) return null;
  const { serial, year, fromAt, toAt, finishedAt } = row;
  const isRevoked = row.revokedAt !== null;
  const isServed = row.hasFile && !isRevoked;
  return {
    serial,
    state: isRevoked ? 'revoked' : row.state,
    year,
    fromAt,
    toAt,
    url: isServed ? `${TRANSCRIPT_ROUTE}/${serial}` : '',
    availableUntil: isServed && finishedAt !== null ? finishedAt + FILE_RETENTION_MS : null,
  };
}
