import type { ResponseOf } from '@osteon/contract';
import { type ByCreditClass, maskPersonName, sumClasses } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { TranscriptSigner } from './signature.ts';
import { createTranscriptRepository, type TranscriptRow } from './transcript-repository.ts';

/** What a paper or a file says; what it does not say is left out. */
interface PrintedTranscript {
  readonly serial: string;
  readonly pointsI?: number | undefined;
  readonly pointsII?: number | undefined;
  /** base64url. */
  readonly signature?: string | undefined;
  /** SHA-256 of the file, hexadecimal. */
  readonly fileHash?: string | undefined;
}

/** Compares what a paper or a file says with what was issued; tells no more than that takes (rules/credit#verification). */
export type VerifyTranscript = (printed: PrintedTranscript) => Promise<ResponseOf<'verifyTranscript'>>;

export function createVerifyTranscript(
  { db }: Pick<AppContext, 'db'>,
  signer: Pick<TranscriptSigner, 'verify'>,
): VerifyTranscript {
  const repository = createTranscriptRepository(db);
  return async (printed) => {
    const row = await repository.findIssued(printed.serial);
    if (!row) return { state: 'unknown', serial: printed.serial };
    const { serial, revokedAt, revokedReason } = row;
    const issued = { serial, issuedAt: row.finishedAt ?? 0 };
    const credits = { I: row.pointsI, II: row.pointsII };
    if (isAltered(row, credits, printed, signer)) {
      const said = { I: printed.pointsI ?? credits.I, II: printed.pointsII ?? credits.II };
      return { state: 'altered', ...issued, recorded: present(credits), printed: present(said) };
    }
    const replacement = row.replacedBy === null ? undefined : await repository.findIssued(row.replacedBy);
    if (replacement) {
      const { pointsI: I, pointsII: II, finishedAt } = replacement;
      return {
        state: 'replaced',
        ...issued,
        total: sumClasses(credits),
        replacedBy: { serial: replacement.serial, issuedAt: finishedAt ?? 0, total: sumClasses({ I, II }) },
        reason: revokedReason,
      };
    }
    if (revokedAt !== null) return { state: 'revoked', ...issued, revokedAt, reason: revokedReason };
    const { name, company, fromAt, toAt } = row;
    return { state: 'valid', ...issued, name: maskPersonName(name), company, fromAt, toAt, credits: present(credits) };
  };
}

const present = (credits: ByCreditClass) => ({ ...credits, total: sumClasses(credits) });

function isAltered(
  { serial, fromAt, toAt, fileHash }: TranscriptRow,
  credits: ByCreditClass,
  printed: PrintedTranscript,
  signer: Pick<TranscriptSigner, 'verify'>,
): boolean {
  const { pointsI = credits.I, pointsII = credits.II, signature, fileHash: hash } = printed;
  if (pointsI !== credits.I || pointsII !== credits.II) return true;
  if (hash !== undefined && hash !== fileHash?.toString('hex')) return true;
  const facts = { serial, fromAt, toAt, credits };
  return signature !== undefined && !signer.verify(facts, Buffer.from(signature, 'base64url'));
}
