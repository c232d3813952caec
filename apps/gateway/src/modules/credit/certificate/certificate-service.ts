import { createHash } from 'node:crypto';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { getCallerKey } from '../../../platform/rate-limit/caller-key.ts';
import type { DocumentKind, DocumentOwner } from '../issue/document-routes.ts';
import { drawSerial, SERIAL_DRAWS } from '../issue/issued-document.ts';
import type { Signer } from '../issue/signature.ts';
import { renderCertificate } from './certificate-pdf.ts';
import { type CertificateRow, createCertificateRepository, type NewCertificate } from './certificate-repository.ts';
import { getCertificateAddress, listSignedCertificateFields } from './signed-certificate-fields.ts';

/** Certificates of completed courses (rules/credit#certificate). */
export interface CertificateService {
  /**
   * The valid certificate; issued if there is none, or if the owner's name has changed.
   * @throws {CallError} notFound for an unknown course, conflict for one that is not completed or whose credit was revoked
   */
  issue(owner: DocumentOwner, courseId: string): Promise<CertificateRow>;
  /** The PDF in a language for its owner; the access is audited. @throws {CallError} notFound for any other, tooMany */
  readonly open: DocumentKind['open'];
}

/** A course with the fields of its certificate; `completedAt` in ms, null for one that is not completed. */
interface LearnedCourse {
  readonly title: string;
  readonly titleEn: string;
  readonly completedAt: number | null;
  readonly hours: number;
  readonly lessons: number;
  readonly lecturers: readonly string[];
  /** Score of the passed test; null for none. */
  readonly score: number | null;
}

/** Finds a course, withdrawn ones included, with the account's completion; undefined for an unknown one. */
export type FindLearnedCourse = (
  tx: Database,
  accountId: string,
  courseId: string,
) => Promise<LearnedCourse | undefined>;

/** Content of a certificate before it has a serial. */
type Statement = Omit<NewCertificate, 'serial' | 'signature' | 'issuedAt'>;

export function createCertificateService(
  { db, clock, audit, config, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'audit' | 'config' | 'rateLimits'>,
  signer: Pick<Signer, 'sign'>,
  {
    findOwner,
    findCourse,
  }: {
    readonly findOwner: (accountId: string) => Promise<{ readonly name: string }>;
    readonly findCourse: FindLearnedCourse;
  },
): CertificateService {
  /** Content of the certificate of a course. @throws {CallError} notFound, conflict */
  async function readStatement(
    tx: Database,
    { accountId, name }: Pick<Statement, 'accountId' | 'name'>,
    courseId: string,
  ): Promise<Statement> {
    const line = await createCertificateRepository(tx).lockLine(accountId, courseId);
    const course = await findCourse(tx, accountId, courseId);
    if (!course) throw new CallError('notFound');
    // A course that was left afterwards counts as completed only by its line.
    const completedAt = line?.awardedAt ?? course.completedAt;
    if (completedAt === null || (line && line.revokedAt !== null)) throw new CallError('conflict');
    const score = line?.evidence.test?.score ?? course.score;
    return {
      accountId,
      courseId,
      name,
      title: line?.title ?? course.title,
      titleEn: line?.titleEn ?? course.titleEn,
      lessons: course.lessons,
      lecturers: [...course.lecturers],
      completedAt,
      hours: line?.hours ?? course.hours,
      creditClass: line?.creditClass ?? null,
      points: line?.points ?? 0,
      score: score === null ? null : Math.round(score),
    };
  }

  /**
   * Inserts a certificate under a free serial, replacing an older one; returns the existing one if a concurrent request
   * issued it.
   */
  async function insert(
    tx: Database,
    { ip, deviceId }: DocumentOwner,
    statement: Statement,
    older: CertificateRow | undefined,
  ): Promise<CertificateRow> {
    const repository = createCertificateRepository(tx);
    const { accountId, courseId } = statement;
    const issuedAt = clock.now();
    for (let draw = 0; draw < SERIAL_DRAWS; draw++) {
      const serial = drawSerial('OST-C', issuedAt);
      const signature = signer.sign(listSignedCertificateFields({ ...statement, serial }));
      if (older) await repository.replace(older.serial, serial);
      const inserted = await repository.insert({ ...statement, serial, signature, issuedAt });
      if (inserted) {
        await audit.record(tx, { event: 'certificateIssued', accountId, ip, deviceId, detail: { serial, courseId } });
        return inserted;
      }
      const newest = await repository.lockNewest(accountId, courseId);
      if (newest) return newest;
    }
    throw new Error('no serial was free');
  }

  return {
    async issue(owner, courseId) {
      const { accountId } = owner;
      const { name } = await findOwner(accountId);
      return db.transaction(async (tx) => {
        const statement = await readStatement(tx, { accountId, name }, courseId);
        const newest = await createCertificateRepository(tx).lockNewest(accountId, courseId);
        return newest?.name === name ? newest : insert(tx, owner, statement, newest);
      });
    },

    async open({ accountId, ip, deviceId }, serial, locale) {
      const repository = createCertificateRepository(db);
      const row = await repository.find(serial);
      if (row?.accountId !== accountId || row.revokedAt !== null || row.replacedBy !== null)
        throw new CallError('notFound');
      const callerKey = getCallerKey({ ip, deviceId, accountId });
      await rateLimits.consume('certificateFiles', { ip, deviceId, callerKey });
      const pdf = await renderCertificate(row, locale, getCertificateAddress(config.publicUrl, row));
      await repository.addFileHash(serial, createHash('sha256').update(pdf).digest('hex'));
      await audit.record(db, { event: 'certificateOpened', accountId, ip, deviceId, detail: { serial } });
      return pdf;
    },
  };
}
