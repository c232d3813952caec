import type { Database } from '../../../platform/database/connect.ts';
import type { FindIssued } from '../issue/issued-document.ts';
import { listSignedTranscriptFields } from './signed-transcript-fields.ts';
import { createTranscriptRepository } from './transcript-repository.ts';

/** Finds an issued transcript. */
export function createFindIssuedTranscript(db: Database): FindIssued {
  const repository = createTranscriptRepository(db);
  return async (serial) => {
    const row = await repository.findIssued(serial);
    if (!row) return undefined;
    const { name, company, fromAt, toAt, replacedBy, revokedAt, revokedReason } = row;
    const credits = { I: row.pointsI, II: row.pointsII };
    return {
      serial,
      issuedAt: row.finishedAt ?? 0,
      name,
      company,
      fromAt,
      toAt,
      credits,
      course: null,
      signedFields: listSignedTranscriptFields({ serial, fromAt, toAt, credits }),
      fileHashes: row.fileHash ? [row.fileHash.toString('hex')] : [],
      replacedBy,
      revokedAt,
      revokedReason,
    };
  };
}
