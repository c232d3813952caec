import { type CreditEvidence, creditEvidence } from '@osteon/contract';
import {
  addTenths,
  type CreditClass,
  type CreditSource,
  earnsCredit,
  getCalendarYear,
  getYearStart,
  sumClasses,
  sumCredits,
} from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { randomId } from '../../platform/crypto/random-id.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createCertificateRepository } from './certificate/certificate-repository.ts';
import { type CreditRow, createCreditRepository } from './credit-repository.ts';
import { createTranscriptRepository } from './transcript/transcript-repository.ts';

/** The reason for which credit is awarded; `at` in ms. */
export interface CreditAward {
  readonly accountId: string;
  readonly sourceType: Exclude<CreditSource, 'adjustment'>;
  readonly sourceId: string;
  readonly title: string;
  readonly titleEn: string;
  readonly creditClass: CreditClass;
  readonly hours: number;
  readonly points: number;
  readonly evidence: CreditEvidence;
  readonly at: number;
}

/** Credit of accounts (rules/credit). */
export interface CreditService {
  /**
   * Awards credit: inserts a line into the credit ledger, in the transaction of what earned it. Returns false if
   * nothing was awarded: the account's role earns none, the source grants none, or it has a line already, a revoked one
   * included (rules/credit#award).
   */
  awardCredit(tx: Database, award: CreditAward): Promise<boolean>;
  /**
   * Awards the credit of a video that was seen, if the video grants any of its own (rules/credit#videos). Returns false
   * if nothing was awarded.
   */
  awardVideoCredit(
    tx: Database,
    seen: Pick<CreditAward, 'accountId' | 'evidence' | 'at'> & { readonly videoId: string },
  ): Promise<boolean>;
  /** The account's lines of some sources by the source's id, revoked ones included. */
  findBySource(
    accountId: string,
    sourceType: CreditSource,
    sourceIds: readonly string[],
  ): Promise<ReadonlyMap<string, CreditRow>>;
  /**
   * Revokes a line, the transcripts that contain it and the certificate of its course, with a reason for its owner and
   * for verifiers; returns the line, or undefined if none counts under this id.
   */
  revoke(tx: Database, id: string, reason: string): Promise<CreditRow | undefined>;
  /**
   * Adds an adjustment of the operator, with a reason for its owner; its figures may be negative. Earlier transcripts
   * do not contain it.
   */
  adjust(
    tx: Database,
    adjustment: Pick<CreditAward, 'accountId' | 'title' | 'creditClass' | 'hours' | 'points'> & {
      readonly reason: string;
    },
  ): Promise<CreditRow>;
  /** The credits of an account in the present year, all classes together. */
  sumPresentYear(accountId: string): Promise<number>;
}

/** Study hours of a video: its length, at least a tenth of an hour. */
function toHours(durationSeconds: number): number {
  return Math.max(0.1, addTenths([durationSeconds / 3600]));
}

export function createCreditService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): CreditService {
  async function awardCredit(tx: Database, { at, evidence, ...line }: CreditAward): Promise<boolean> {
    const repository = createCreditRepository(tx);
    if (line.points <= 0) return false;
    const roleId = await repository.findRole(line.accountId);
    if (roleId === null || !earnsCredit(roleId)) return false;
    return repository.insert({ ...line, id: randomId(), awardedAt: at, evidence: creditEvidence.parse(evidence) });
  }

  return {
    awardCredit,

    async awardVideoCredit(tx, { videoId, ...seen }) {
      const video = await createCreditRepository(tx).findVideo(videoId);
      if (!video) return false;
      const { title, titleEn, points, durationSeconds } = video;
      const hours = toHours(durationSeconds ?? 0);
      const source = { sourceType: 'video', sourceId: videoId } as const;
      return awardCredit(tx, { ...seen, ...source, title, titleEn, creditClass: 'II', hours, points });
    },

    async findBySource(accountId, sourceType, sourceIds) {
      const rows = await createCreditRepository(db).listBySource(accountId, sourceType, sourceIds);
      return new Map(rows.map((row) => [row.sourceId, row]));
    },

    async revoke(tx, id, revokedReason) {
      const revoked = { revokedAt: clock.now(), revokedReason };
      const line = await createCreditRepository(tx).revoke(id, revoked);
      if (line) {
        await createTranscriptRepository(tx).revokeWith(line, revoked);
        if (line.sourceType === 'course') await createCertificateRepository(tx).revokeWith(line, revoked);
      }
      return line;
    },

    async adjust(tx, adjustment) {
      const id = randomId();
      const row: CreditRow = {
        ...adjustment,
        id,
        sourceType: 'adjustment',
        sourceId: id,
        titleEn: '',
        evidence: { watched: [], test: null },
        awardedAt: clock.now(),
        revokedAt: null,
        revokedReason: '',
      };
      await createCreditRepository(tx).insert(row);
      return row;
    },

    async sumPresentYear(accountId) {
      const year = getCalendarYear(clock.now());
      const rows = await createCreditRepository(db).listBetween(accountId, getYearStart(year), getYearStart(year + 1));
      return sumClasses(sumCredits(rows.filter(({ revokedAt }) => revokedAt === null)));
    },
  };
}
