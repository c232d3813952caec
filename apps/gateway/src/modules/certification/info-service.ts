import type { ResponseOf } from '@osteon/contract';
import { ESTIMATE_DAYS, estimateDecisionAt, isCertified } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { LiveService } from '../live/event/service.ts';
import type { GetPhoneStep } from './phone/phone-scene-service.ts';
import { listPictures } from './picture-repository.ts';
import { DECIDED_RETENTION_MS } from './picture-service.ts';
import { presentCertification } from './presenter.ts';
import { type CertificationRow, findNewest, listDecisions, listEvents, selectBefore } from './repository.ts';

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

  async function estimate({ id, submittedAt, sentAt, state }: CertificationRow) {
    if (state !== 'review' || submittedAt === null || sentAt === null) return { queuePosition: null, expectedAt: null };
    const now = clock.now();
    const [{ before } = { before: 0 }] = await selectBefore(db, { submittedAt, id });
    const decisions = await listDecisions(db, now - ESTIMATE_DAYS * DAY_MS);
    return { queuePosition: before, expectedAt: estimateDecisionAt({ now, sentAt, before, decisions }) };
  }

  async function isAdmitted(roleId: number, activityId: string | undefined): Promise<boolean> {
    if (isCertified(roleId)) return true;
    const required = activityId === undefined ? null : await liveEvents.findAuthorizeType(activityId);
    return required === 'all' || required === 'login';
  }

  return {
    async findReview(accountId) {
      const row = await findNewest(db, accountId);
      if (row?.state !== 'review') return null;
      return { submittedAt: row.submittedAt, expectedAt: (await estimate(row)).expectedAt };
    },
    async get(accountId, activityId) {
      const { authState, internationalStatus, roleId } = await profiles.get(accountId);
      const row = await findNewest(db, accountId);
      const history = await listEvents(db, accountId, HISTORY_MAX);
      const certification =
        row &&
        presentCertification(row, {
          specialties: await doctors.listSpecialties(),
          pictures: await listPictures(db, row.id),
          ...(await estimate(row)),
          picturesUntil: row.decidedAt === null ? null : row.decidedAt + DECIDED_RETENTION_MS,
        });
      return {
        authenticationState: authState,
        internationalStatus,
        authStatus: (await isAdmitted(roleId, activityId)) ? 1 : 0,
        roleId,
        certification,
        phoneStep: await getPhoneStep(accountId),
        history,
      };
    },
  };
}
