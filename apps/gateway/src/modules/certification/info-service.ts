import type { ResponseOf } from '@osteon/contract';
import { ESTIMATE_DAYS, estimateDecisionAt, isCertified } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { LiveService } from '../live/event/service.ts';
import type { GetPhoneStep } from './phone/phone-scene-service.ts';
import { createCertificationPictureRepository } from './picture-repository.ts';
import { DECIDED_RETENTION_MS } from './picture-service.ts';
import { presentCertification } from './presenter.ts';
import { type CertificationRow, createCertificationRepository } from './repository.ts';

/** Entries of the history in a response. */
const HISTORY_MAX = 50;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The certification in the responses to its owner. */
export interface CertificationInfo {
  /**
   * The certification of an account; with `activityId` the response includes whether that event admits it
   * (rules/certification#auth-state).
   */
  get(accountId: string, activityId?: string): Promise<ResponseOf<'getCustomerAuthInfo'>>;
  /**
   * The time at which the application under review was sent, and the time by which it is decided, in ms; null if none
   * is under review.
   */
  findReview(accountId: string): Promise<{ submittedAt: number | null; expectedAt: number | null } | null>;
}

/** Creates the service. */
export function createCertificationInfo(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  services: {
    profiles: ProfileService;
    doctors: Pick<DoctorService, 'listSpecialties'>;
    liveEvents: Pick<LiveService, 'findAuthorizeType'>;
    getPhoneStep: GetPhoneStep;
  },
): CertificationInfo {
  const { profiles, doctors, liveEvents, getPhoneStep } = services;
  const repository = createCertificationRepository(db);
  const pictures = createCertificationPictureRepository(db);

  async function estimate({ id, submittedAt, sentAt, state }: CertificationRow) {
    if (state !== 'review' || submittedAt === null || sentAt === null) return { queuePosition: null, expectedAt: null };
    const now = clock.now();
    const [[{ before } = { before: 0 }], decisions] = await Promise.all([
      repository.selectBefore({ submittedAt, id }),
      repository.listDecisions(now - ESTIMATE_DAYS * DAY_MS),
    ]);
    return { queuePosition: before, expectedAt: estimateDecisionAt({ now, sentAt, before, decisions }) };
  }

  async function present(row: CertificationRow) {
    const [specialties, attached, estimated] = await Promise.all([
      doctors.listSpecialties(),
      pictures.list(row.id),
      estimate(row),
    ]);
    const picturesUntil = row.decidedAt === null ? null : row.decidedAt + DECIDED_RETENTION_MS;
    return presentCertification(row, { specialties, pictures: attached, ...estimated, picturesUntil });
  }

  async function isAdmitted(roleId: number, activityId: string | undefined): Promise<boolean> {
    if (isCertified(roleId)) return true;
    const required = activityId === undefined ? null : await liveEvents.findAuthorizeType(activityId);
    return required === 'all' || required === 'login';
  }

  return {
    async findReview(accountId) {
      const row = await repository.findNewest(accountId);
      if (row?.state !== 'review') return null;
      return { submittedAt: row.submittedAt, expectedAt: (await estimate(row)).expectedAt };
    },
    async get(accountId, activityId) {
      const [{ authState, internationalStatus, roleId }, row, history, phoneStep] = await Promise.all([
        profiles.get(accountId),
        repository.findNewest(accountId),
        repository.listEvents(accountId, HISTORY_MAX),
        getPhoneStep(accountId),
      ]);
      const [certification, admitted] = await Promise.all([row && present(row), isAdmitted(roleId, activityId)]);
      return {
        authenticationState: authState,
        internationalStatus,
        authStatus: admitted ? 1 : 0,
        roleId,
        certification,
        phoneStep,
        history,
      };
    },
  };
}
