import { randomUUID } from 'node:crypto';
import type { InputOf } from '@osteon/contract';
import {
  AuthState,
  CERTIFICATION_RULES,
  type CertificationEvent,
  type CertificationKind,
  type CertificationState,
  getCertificationKind,
  getNextCertificationState,
  isAttachmentSetComplete,
  isCreditCode,
  RoleId,
  validateCertificationName,
  validateHospital,
  validateSpecialties,
} from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { m } from '../../texts/index.ts';
import { changeCertifiedDetails, lockCertifiedDetails } from '../account/profile/certified-details-service.ts';
import type { SessionService } from '../account/sessions/session-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { fillItems, selectRetainedTypes, sendItems } from './items.ts';
import { type Attachment, createCertificationPictureRepository } from './picture-repository.ts';
import { type PictureOwner, type PictureService, UPLOAD_TTL_MS } from './picture-service.ts';
import { type CertificationRow, createCertificationRepository } from './repository.ts';

/** A submission as the contract parses it. */
type Submission = Pick<
  InputOf<'submitAuthAction'>,
  | 'opflag'
  | 'company'
  | 'fullName'
  | 'newAreasExpertise'
  | 'role'
  | 'level'
  | 'country'
  | 'department'
  | 'title'
  | 'licenceNo'
  | 'authAttList'
>;

type BasicInfo = Pick<
  CertificationRow,
  'kind' | 'country' | 'fullName' | 'hospital' | 'department' | 'title' | 'specialtyIds' | 'licenceNo'
>;

/** The reasons of conflicts, each with a text: the cause, and what can be done. */
type ConflictReason = 'inReview' | 'basicInfoFirst' | 'basicInfoRefused';

/** Applications for a certification (rules/certification#submit). */
export interface ApplyService {
  /**
   * Stores the basic information (opflag 1), or submits the pictures and opens the review (opflag 2). Returns the
   * account's auth state.
   * @throws {CallError} badInput, creditCodeInvalid, attachmentInvalid, notAllowed, conflict
   */
  apply(owner: PictureOwner, submission: Submission): Promise<number>;
  /** Closes the lead to certification for good; returns the account's auth state. */
  dismissLead(accountId: string): Promise<number>;
}

/** Creates the service. */
export function createApplyService(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  services: { pictures: PictureService; doctors: Pick<DoctorService, 'listSpecialties'>; sessions: SessionService },
): ApplyService {
  const { pictures, doctors, sessions } = services;

  async function fill({ accountId }: PictureOwner, info: BasicInfo): Promise<number> {
    return db.transaction(async (tx) => {
      const certifications = createCertificationRepository(tx);
      const account = await lockAccount(tx, accountId);
      const open = await certifications.findOpen(accountId);
      const state = advance(open, 'fill', 'inReview');
      assertMayApply(info.kind, account.roleId);
      const now = clock.now();
      const items = fillItems(open?.items ?? [], now);
      if (open) await certifications.update(open.id, { ...info, state, items });
      else {
        const number = await certifications.createNumber(now);
        await certifications.insert({
          id: randomUUID(),
          number,
          accountId,
          ...info,
          state,
          items,
          createdAt: now,
        });
      }
      return account.authState;
    });
  }

  async function submit({ accountId, ip, deviceId }: PictureOwner, sent: readonly Attachment[]): Promise<number> {
    await db.transaction(async (tx) => {
      const certifications = createCertificationRepository(tx);
      const account = await lockAccount(tx, accountId);
      const open = await certifications.findOpen(accountId);
      const state = advance(open, 'submit', open ? 'inReview' : 'basicInfoFirst');
      // Without one, `advance` has thrown.
      if (!open) return;
      if (open.items.some(({ item, state: judged }) => item === 'basicInfo' && judged === 'refused')) {
        throw createConflict('basicInfoRefused');
      }
      assertMayApply(open.kind, account.roleId);
      const now = clock.now();
      const items = await attachPictures(tx, open, { sent, now });
      const submittedAt = open.submittedAt ?? now;
      await certifications.update(open.id, {
        state,
        items,
        submittedAt,
        sentAt: now,
        decidedAt: null,
        decidedBy: null,
      });
      await certifications.insertEvent({
        id: randomUUID(),
        accountId,
        certificationId: open.id,
        at: now,
        event: open.submittedAt === null ? 'submit' : 'resubmit',
        items: items.flatMap(({ item, state: judged }) => (judged === 'waiting' ? item : [])),
        sentAt: null,
      });
      await changeCertifiedDetails(tx, accountId, { authState: AuthState.review });
      const detail = { number: open.number, kind: open.kind };
      await audit.record(tx, { event: 'certificationSubmitted', accountId, ip, deviceId, detail });
    });
    sessions.invalidate(accountId);
    await pictures.deleteWaiting(accountId);
    return AuthState.review;
  }

  /** Attaches the sent pictures beside those that stay; returns the items. @throws {CallError} attachmentInvalid */
  async function attachPictures(
    tx: Database,
    open: CertificationRow,
    { sent, now }: { sent: readonly Attachment[]; now: number },
  ): Promise<CertificationRow['items']> {
    const pictureRows = createCertificationPictureRepository(tx);
    const types = sent.map(({ attType }) => attType);
    const attached = (await pictureRows.list(open.id)).map(({ attType }) => attType);
    const retained = selectRetainedTypes(open, { attached, sent: types });
    if (!isAttachmentSetComplete(open.kind, [...retained, ...types], open.country))
      throw new CallError('attachmentInvalid');
    await pictureRows.detach(open.id, retained);
    const owner = { accountId: open.accountId, certificationId: open.id, since: now - UPLOAD_TTL_MS, now };
    for (const each of sent) {
      if (!(await pictureRows.attach(each, owner))) throw new CallError('attachmentInvalid');
    }
    return sendItems(open.items, { retained, sent: types }, now);
  }

  async function parseBasicInfo(submission: Submission): Promise<BasicInfo> {
    const { country = 'OTHER', role = RoleId.doctorLevel1, level = 1, licenceNo = '' } = submission;
    const { fullName = '', company = '', newAreasExpertise = [] } = submission;
    const kind = getCertificationKind(role, role === RoleId.doctorLevel1 ? level : 1);
    if (kind === null) throw new CallError('badInput');
    if (validateCertificationName(fullName) !== null || validateHospital(company) !== null)
      throw new CallError('badInput');
    const specialtyIds = [...new Set(newAreasExpertise)];
    if (kind === 'company') {
      if (specialtyIds.length > 0) throw new CallError('badInput');
      if (!isCreditCode(licenceNo)) throw new CallError('creditCodeInvalid');
    } else {
      if (licenceNo !== '' || validateSpecialties(specialtyIds) !== null) throw new CallError('badInput');
      const known = new Set((await doctors.listSpecialties()).map(({ id }) => id));
      if (!specialtyIds.every((id) => known.has(id))) throw new CallError('badInput');
    }
    const { department = '', title = '' } = submission;
    return { kind, country, fullName, hospital: company, department, title, specialtyIds, licenceNo };
  }

  return {
    async apply(owner, submission) {
      if (submission.opflag === 1) return fill(owner, await parseBasicInfo(submission));
      return submit(owner, submission.authAttList ?? []);
    },

    async dismissLead(accountId) {
      const authState = await db.transaction(async (tx) => {
        const account = await lockAccount(tx, accountId);
        if (account.authState !== AuthState.lead) return account.authState;
        await changeCertifiedDetails(tx, accountId, { authState: AuthState.none });
        return AuthState.none;
      });
      sessions.invalidate(accountId);
      return authState;
    },
  };
}

async function lockAccount(tx: Database, accountId: string) {
  const account = await lockCertifiedDetails(tx, accountId);
  if (!account) throw new CallError('notFound');
  return account;
}

/** @throws {CallError} notAllowed */
function assertMayApply(kind: CertificationKind, roleId: number): void {
  const from: readonly number[] = CERTIFICATION_RULES[kind].from;
  if (from.includes(roleId)) return;
  throw new CallError('notAllowed', { text: (locale) => m['certification.application.notAllowed']({}, { locale }) });
}

/** The state after an event. @throws {CallError} conflict, with the reason */
function advance(open: CertificationRow | null, event: CertificationEvent, reason: ConflictReason): CertificationState {
  const state = getNextCertificationState(open?.state ?? null, event);
  if (state === null) throw createConflict(reason);
  return state;
}

function createConflict(reason: ConflictReason): CallError {
  return new CallError('conflict', { text: (locale) => m[`certification.conflict.${reason}`]({}, { locale }) });
}
