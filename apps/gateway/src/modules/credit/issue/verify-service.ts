import type { ResponseOf } from '@osteon/contract';
import { type ByCreditClass, maskPersonName, sumClasses } from '@osteon/domain';
import type { FindIssued, IssuedDocument } from './issued-document.ts';
import type { Signer } from './signature.ts';

/** Values read from a paper or a file; missing values are left out. */
interface PrintedDocument {
  readonly serial: string;
  readonly pointsI?: number | undefined;
  readonly pointsII?: number | undefined;
  /** base64url. */
  readonly signature?: string | undefined;
  /** SHA-256 of the file, hexadecimal. */
  readonly fileHash?: string | undefined;
}

/**
 * Verification of a certificate or transcript: compares the values of a paper or a file with the issued document, and
 * reveals no more than the comparison needs (rules/credit#verification).
 */
export type VerifyIssued = (printed: PrintedDocument) => Promise<ResponseOf<'verifyTranscript'>>;

export function createVerifyIssued(findIssued: FindIssued, signer: Pick<Signer, 'verify'>): VerifyIssued {
  return async (printed) => {
    const found = await findIssued(printed.serial);
    if (!found) return { state: 'unknown', serial: printed.serial };
    const { serial, issuedAt, credits, revokedAt, revokedReason } = found;
    const issued = { serial, issuedAt };
    if (isAltered(found, printed, signer)) {
      const printedCredits = { I: printed.pointsI ?? credits.I, II: printed.pointsII ?? credits.II };
      return { state: 'altered', ...issued, recorded: present(credits), printed: present(printedCredits) };
    }
    const replacement = found.replacedBy === null ? undefined : await findIssued(found.replacedBy);
    if (replacement) {
      return {
        state: 'replaced',
        ...issued,
        total: sumClasses(credits),
        replacedBy: {
          serial: replacement.serial,
          issuedAt: replacement.issuedAt,
          total: sumClasses(replacement.credits),
        },
        reason: revokedReason,
      };
    }
    if (revokedAt !== null) return { state: 'revoked', ...issued, revokedAt, reason: revokedReason };
    const { name, company, fromAt, toAt, course } = found;
    return {
      state: 'valid',
      ...issued,
      name: maskPersonName(name),
      company,
      fromAt,
      toAt,
      credits: present(credits),
      course,
    };
  };
}

const present = (credits: ByCreditClass) => ({ ...credits, total: sumClasses(credits) });

function isAltered(
  { credits, signedFields: fields, fileHashes }: IssuedDocument,
  printed: PrintedDocument,
  signer: Pick<Signer, 'verify'>,
): boolean {
  const { pointsI = credits.I, pointsII = credits.II, signature, fileHash } = printed;
  if (pointsI !== credits.I || pointsII !== credits.II) return true;
  if (fileHash !== undefined && !fileHashes.includes(fileHash)) return true;
  return signature !== undefined && !signer.verify(fields, Buffer.from(signature, 'base64url'));
}
