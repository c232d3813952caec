import { formatCredit, formatDay } from '@osteon/domain';
import type { SignedFields } from '../issue/signature.ts';
import { buildVerifyAddress } from '../issue/verify-address.ts';
import type { CertificateRow } from './certificate-repository.ts';

/** The credits of a certificate by class. */
export function getCertificateCredits({ creditClass, points }: Pick<CertificateRow, 'creditClass' | 'points'>) {
  return { I: creditClass === 'I' ? points : 0, II: creditClass === 'II' ? points : 0 };
}

/** The fields of a certificate that its signature covers (rules/credit#signature). */
export function listSignedCertificateFields(
  row: Pick<CertificateRow, 'serial' | 'courseId' | 'completedAt' | 'creditClass' | 'points'>,
): SignedFields {
  const credits = getCertificateCredits(row);
  return [
    'osteon-certificate-1',
    row.serial,
    row.courseId,
    formatDay(row.completedAt),
    formatCredit(credits.I),
    formatCredit(credits.II),
  ];
}

/** URL of the page that verifies a certificate, as in its QR code. */
export function getCertificateAddress(publicUrl: string, row: CertificateRow): string {
  const { serial, signature } = row;
  return buildVerifyAddress(publicUrl, { serial, credits: getCertificateCredits(row), signature });
}
