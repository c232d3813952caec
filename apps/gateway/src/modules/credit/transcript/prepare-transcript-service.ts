import { createHash } from 'node:crypto';
import { addTenths, PromptScene, ROUTE_FRAMES, sumCredits, TRANSCRIPT_DAYS } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { ComposeMessage, PostMessage } from '../../../platform/portal-message.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { createCreditRepository } from '../credit-repository.ts';
import { formatCheckCode, type Signer } from '../issue/signature.ts';
import { buildVerifyAddress } from '../issue/verify-address.ts';
import { listSignedTranscriptFields } from './signed-transcript-fields.ts';
import { getTranscriptPath } from './transcript-file.ts';
import { renderTranscript } from './transcript-pdf.ts';
import { createTranscriptRepository, type TranscriptRow } from './transcript-repository.ts';

/** Dependencies of the preparation on other modules. */
export interface TranscriptDependencies {
  /** Printed fields of a transcript's owner. @throws {CallError} notFound */
  readonly findOwner: (
    accountId: string,
  ) => Promise<{ readonly name: string; readonly medicalTitle: string; readonly company: string }>;
  /** Posts a message and sends it by its receiver's channels, in the transaction. */
  readonly sendMessage: PostMessage;
}

/** Issues a requested transcript, stores its file encrypted and notifies its owner; idempotent. */
export type PrepareTranscript = (serial: string, job: { readonly isLastAttempt: boolean }) => Promise<void>;

export function createPrepareTranscript(
  { db, clock, storage, config }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'config'>,
  { cipher, signer }: { readonly cipher: Cipher; readonly signer: Signer },
  { findOwner, sendMessage }: TranscriptDependencies,
): PrepareTranscript {
  async function issue(row: TranscriptRow): Promise<void> {
    const { serial, accountId, fromAt, toAt, options } = row;
    const [{ name, medicalTitle, company }, lines] = await Promise.all([
      findOwner(accountId),
      createCreditRepository(db).listCountedOfAccount(accountId, fromAt, toAt),
    ]);
    if (lines.length === 0) throw new Error('all lines of the transcript were revoked');
    const credits = sumCredits(lines);
    const hours = addTenths(lines.map((line) => line.hours));
    const signature = signer.sign(listSignedTranscriptFields({ serial, fromAt, toAt, credits }));
    const issuedAt = clock.now();
    const pdf = await renderTranscript({
      serial,
      name,
      medicalTitle,
      company,
      fromAt,
      toAt,
      issuedAt,
      lines,
      credits,
      hours,
      checkCode: formatCheckCode(signature),
      verifyAddress: buildVerifyAddress(config.publicUrl, { serial, credits, signature }),
      options,
    });
    await storage.files.put(getTranscriptPath(row), cipher.encrypt(serial, pdf));
    const result = await db.transaction(async (tx) => {
      const counted = await createCreditRepository(tx).lockCounted(accountId, fromAt, toAt);
      if (listIds(counted) !== listIds(lines)) return 'changed';
      const repository = createTranscriptRepository(tx);
      const isStillWanted = await repository.issue(serial, {
        finishedAt: issuedAt,
        name,
        medicalTitle,
        company,
        lines: lines.length,
        hours,
        pointsI: credits.I,
        pointsII: credits.II,
        signature,
        fileHash: createHash('sha256').update(pdf).digest(),
        fileBytes: pdf.length,
      });
      if (!isStillWanted) return 'unwanted';
      await repository.replaceOthers(row);
      await sendMessage(tx, {
        accountId,
        scene: PromptScene.message,
        compose: composeReady(row),
        pcLink: `${ROUTE_FRAMES.personalHome.path}?view=credits&year=${row.year}`,
        sentAt: issuedAt,
      });
      return 'issued';
    });
    if (result === 'issued') return;
    // Unwanted: the account was erased concurrently, and its files before this one was written.
    await storage.files.delete(getTranscriptPath(row));
    if (result === 'changed') throw new Error('a line was awarded or revoked while the transcript was rendered');
  }

  return async (serial, { isLastAttempt }) => {
    const repository = createTranscriptRepository(db);
    const row = await repository.findPreparing(serial);
    if (!row) return;
    try {
      await issue(row);
    } catch (error) {
      if (isLastAttempt) await repository.fail(serial, clock.now());
      throw error;
    }
  };
}

function listIds(lines: readonly { readonly id: string }[]): string {
  return lines.map(({ id }) => id).join(' ');
}

/** The message that a transcript can be downloaded. */
function composeReady({ serial, fromAt, toAt }: TranscriptRow): ComposeMessage {
  return (locale) => ({
    title: m['credit.message.title']({}, { locale }),
    body: m['credit.message.body'](
      { serial, from: dateText(fromAt, locale), to: dateText(toAt, locale), days: TRANSCRIPT_DAYS },
      { locale },
    ),
  });
}
