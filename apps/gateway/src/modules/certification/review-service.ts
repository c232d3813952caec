import { randomUUID } from 'node:crypto';
import {
  AuthState,
  CERTIFICATION_RULES,
  type CertificationState,
  getNextCertificationState,
  RoleId,
} from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { DecisionOutcome } from '../../platform/decision-outcome.ts';
import type { NotifyOwner } from '../account/accounts/security-notice-service.ts';
import { changeCertifiedDetails, lockCertifiedDetails } from '../account/profile/certified-details-service.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import type { SessionService } from '../account/sessions/session-service.ts';
import type { PublicProfileService } from '../doctor/public-profile-service.ts';
import { type ItemRefusal, judgeItems } from './items.ts';
import { type AttachedPicture, createCertificationPictureRepository } from './picture-repository.ts';
import type { PictureService } from './picture-service.ts';
import { type CertificationRow, createCertificationRepository } from './repository.ts';

/** A decision about a certification: approve (accept), reject (refuse) or revoke; a refusal names at least one item. */
export type Verdict =
  | { readonly event: 'accept' }
  | { readonly event: 'refuse'; readonly refusals: readonly [ItemRefusal, ...ItemRefusal[]] }
  | { readonly event: 'revoke' };

/**
 * The outcome of a decision. `conflict`: another reviewer has decided the certification, and it is no longer in the
 * state that is required. `unknownItem`: it has no such item. `roleChanged`: the account's role has changed meanwhile,
 * by a newer certification or a revocation.
 */
type Outcome = DecisionOutcome<
  { readonly certification: CertificationRow },
  | { readonly result: 'conflict' | 'roleChanged'; readonly certification: CertificationRow }
  | { readonly result: 'unknownItem'; readonly items: readonly string[] }
  | { readonly result: 'notFound' }
>;

/** A certification in the review of a reviewer. */
export interface ReviewedCertification extends CertificationRow {
  readonly pictures: readonly AttachedPicture[];
}

/**
 * Certification review: reviewers approve certifications (accept), reject certifications (refuse) or revoke them
 * (rules/certification#review).
 */
export interface CertificationReview {
  /** The certifications in a state, in the order of the queue. */
  list(state: CertificationState, size: number): Promise<CertificationRow[]>;
  /** A certification with its pictures; null for an unknown number. The reading is logged. */
  show(number: string, reviewer: string): Promise<ReviewedCertification | null>;
  /** A decrypted picture of a certification in review; null if it cannot be decrypted. The opening is logged. */
  openPicture(
    certification: ReviewedCertification,
    picture: ReviewedCertification['pictures'][number],
    reviewer: string,
  ): Promise<Buffer | null>;
  /** Makes the decision and notifies the owner. */
  decide(number: string, verdict: Verdict, reviewer: string): Promise<Outcome>;
}

/** The notice of each decision. */
const NOTICES = {
  accept: 'certificationAccepted',
  refuse: 'certificationRefused',
  revoke: 'certificationRevoked',
} as const;

/** Services that a review needs besides the pictures. */
export interface CertificationReviewDependencies {
  readonly sessions: SessionService;
  readonly profiles: ProfileService;
  readonly persons: PublicProfileService;
  readonly notifyOwner: NotifyOwner;
}

export function createCertificationReview(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  {
    sessions,
    profiles,
    persons,
    notifyOwner,
    pictures,
  }: CertificationReviewDependencies & { readonly pictures: Pick<PictureService, 'read'> },
): CertificationReview {
  const certifications = createCertificationRepository(db);
  const pictureRows = createCertificationPictureRepository(db);
  async function decideLocked(
    tx: Database,
    found: CertificationRow,
    verdict: Verdict,
    reviewer: string,
  ): Promise<Outcome> {
    const repository = createCertificationRepository(tx);
    const { id, number, accountId } = found;
    const account = await lockCertifiedDetails(tx, accountId);
    // The lock makes decisions follow one another; the row that was read before it may have changed by another
    // reviewer's decision.
    const row = await repository.findByNumber(number);
    if (!row || !account) return { result: 'notFound' };
    const state = getNextCertificationState(row.state, verdict.event);
    if (state === null) return { result: 'conflict', certification: row };
    const change = getAccountChange(row, verdict.event, account.roleId);
    if (change === null) return { result: 'roleChanged', certification: row };
    const refusals = verdict.event === 'refuse' ? verdict.refusals : [];
    const unknown = refusals.filter((refusal) => !row.items.some(({ item }) => item === refusal.item));
    if (unknown.length > 0) return { result: 'unknownItem', items: row.items.map(({ item }) => item) };
    const decision = {
      state,
      items: verdict.event === 'revoke' ? row.items : judgeItems(row.items, refusals),
      decidedAt: clock.now(),
      decidedBy: reviewer,
    };
    await repository.update(id, decision);
    if (verdict.event === 'revoke') await expireApplication(tx, accountId, change.roleId, decision);
    await changeCertifiedDetails(tx, accountId, change);
    await publishPerson(tx, row, { event: verdict.event, title: row.title === '' ? account.medicalTitle : row.title });
    await repository.insertEvent({
      id: randomUUID(),
      accountId,
      certificationId: id,
      at: decision.decidedAt,
      event: verdict.event,
      items: refusals.map(({ item }) => item),
      sentAt: verdict.event === 'revoke' ? null : row.sentAt,
    });
    const detail = {
      number,
      state,
      reviewer,
      refused: refusals.map((each) => `${each.item}=${each.reason}`).join(' '),
    };
    await audit.record(tx, { event: 'certificationDecided', accountId, ip: null, deviceId: null, detail });
    const values = { number, items: String(refusals.length) };
    // The country of the certification counts: the account's own status follows an acceptance only.
    const contacts = { ...(await profiles.get(accountId)), internationalStatus: getInternationalStatus(row) };
    await notifyOwner(tx, contacts, NOTICES[verdict.event], values);
    return { result: 'decided', certification: { ...row, ...decision } };
  }

  /** Expires an application that the role after a revocation may not make: it could neither be accepted nor fixed. */
  async function expireApplication(
    tx: Database,
    accountId: string,
    roleId: number | undefined,
    { decidedAt, decidedBy }: { decidedAt: number; decidedBy: string },
  ): Promise<void> {
    const repository = createCertificationRepository(tx);
    const open = await repository.findOpen(accountId);
    const state = open && getNextCertificationState(open.state, 'expire');
    if (!state || CERTIFICATION_RULES[open.kind].from.some((role) => role === roleId)) return;
    await repository.update(open.id, { state, decidedAt, decidedBy });
    const event = { id: randomUUID(), accountId, certificationId: open.id, at: decidedAt, items: [], sentAt: null };
    await repository.insertEvent({ ...event, event: 'revoke' });
  }

  /** A certified person is public; a company has no person (rules/doctor#public-profile). */
  async function publishPerson(
    tx: Database,
    { kind, accountId, fullName: name, hospital, specialtyIds }: CertificationRow,
    { event, title }: { event: Verdict['event']; title: string },
  ): Promise<void> {
    if (kind === 'company' || event === 'refuse') return;
    if (event === 'accept') await persons.savePublicProfile(tx, { accountId, name, title, hospital, specialtyIds });
    // Without level 2 the doctor is certified still.
    else if (kind !== 'doctorLevel2') await persons.hidePublicProfile(tx, accountId);
  }

  return {
    list: (state, size) => certifications.listByState(state, size),

    async show(number, reviewer) {
      const row = await certifications.findByNumber(number);
      if (!row) return null;
      const { id, accountId } = row;
      const detail = { number, reviewer };
      await audit.record(db, { event: 'certificationViewed', accountId, ip: null, deviceId: null, detail });
      return { ...row, pictures: await pictureRows.list(id) };
    },

    async openPicture({ number, accountId }, picture, reviewer) {
      const detail = { number, reviewer, picture: picture.id };
      await audit.record(db, { event: 'certificationPictureOpened', accountId, ip: null, deviceId: null, detail });
      return pictures.read(picture);
    },

    async decide(number, verdict, reviewer) {
      const found = await certifications.findByNumber(number);
      if (!found) return { result: 'notFound' };
      const outcome = await db.transaction((tx) => decideLocked(tx, found, verdict, reviewer));
      if (outcome.result === 'decided') sessions.invalidate(found.accountId);
      return outcome;
    },
  };
}

type AccountChange = Parameters<typeof changeCertifiedDetails>[2];

/** The change of the account by a decision; null if the account's role no longer fits the certification. */
function getAccountChange(row: CertificationRow, event: Verdict['event'], roleId: number): AccountChange | null {
  const { role, from } = CERTIFICATION_RULES[row.kind];
  const isFrom = (from as readonly number[]).includes(roleId);
  if (event === 'refuse') return { authState: AuthState.refused };
  if (event === 'accept') return isFrom ? { roleId: role, authState: AuthState.certified, ...getDetails(row) } : null;
  if (roleId !== role) return null;
  if (row.kind === 'doctorLevel2') return { roleId: RoleId.doctorLevel1, authState: AuthState.certified };
  const former = row.kind === 'company' ? RoleId.companyNotAuthenticated : RoleId.notAuthenticated;
  return { roleId: former, authState: AuthState.lead };
}

const getInternationalStatus = ({ country }: CertificationRow): number => (country === 'OTHER' ? 1 : 0);

/** The certified details of a person or company. */
function getDetails(row: CertificationRow): AccountChange {
  const { kind, fullName, hospital, title, specialtyIds } = row;
  const [specialtyId] = specialtyIds;
  return {
    internationalStatus: getInternationalStatus(row),
    name: kind === 'company' ? hospital : fullName,
    company: hospital,
    ...(title !== '' && { medicalTitle: title }),
    ...(specialtyId !== undefined && { specialtyId }),
  };
}
