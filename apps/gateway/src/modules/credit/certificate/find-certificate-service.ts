import type { Database } from '../../../platform/database/connect.ts';
import type { FindIssued } from '../issue/issued-document.ts';
import { createCertificateRepository } from './certificate-repository.ts';
import { getCertificateCredits, listSignedCertificateFields } from './signed-certificate-fields.ts';

/** Finds an issued certificate. */
export function createFindIssuedCertificate(db: Database): FindIssued {
  const repository = createCertificateRepository(db);
  return async (serial) => {
    const row = await repository.find(serial);
    if (!row) return undefined;
    const { issuedAt, name, title, completedAt, fileHashes, replacedBy, revokedAt, revokedReason } = row;
    return {
      serial,
      issuedAt,
      name,
      company: '',
      fromAt: completedAt,
      toAt: completedAt,
      credits: getCertificateCredits(row),
      course: { title },
      signedFields: listSignedCertificateFields(row),
      fileHashes,
      replacedBy,
      revokedAt,
      revokedReason,
    };
  };
}
