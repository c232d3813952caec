import type { ResponseOf } from '@osteon/contract';
import { CERTIFICATION_QR_LIFETIME_MS, maskAccount } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashToken } from '../../../platform/crypto/hash-token.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { notifyAccount } from '../../../platform/realtime/account-events.ts';
import type { ProfileService } from '../../account/profile/profile-service.ts';
import type { QrCodeContent } from '../../account/qr-login/qr-code-content.ts';
import type { RefuseScene } from '../../account/qr-login/refuse-scene-service.ts';
import { createSceneRepository, type PhoneStep, type SceneRow } from './scene-repository.ts';

/** The QR codes by which a phone certifies the account of the desktop (rules/certification-pages#qr-code). */
export interface PhoneSceneService {
  /** Creates the code of the desktop's account, which voids its last one. */
  create(context: SessionContext, tempState: string, level: 1 | 2): Promise<ResponseOf<'generateMiniQrCode'>>;
  /**
   * Opens a code, or the page without one, and returns the level and the phone's account.
   * @throws {CallError} qrSceneInvalid for a code of another account or phone, and an expired, void or unknown one
   */
  open(
    context: SessionContext,
    tempState: string | undefined,
  ): Promise<Pick<ResponseOf<'getAuthScene'>, 'customer' | 'level'>>;
  /** Notifies the desktop of the phone's progress; without its code only that something has changed. */
  advance(context: SessionContext, tempState: string | undefined, step: PhoneStep): Promise<void>;
}

/** Returns the progress of an account's phone; null if none has scanned its code. */
export type GetPhoneStep = (accountId: string) => Promise<PhoneStep | null>;

/** Returns the step of an account's code. */
export function createGetPhoneStep({ db }: Pick<AppContext, 'db'>): GetPhoneStep {
  return async (accountId) => (await createSceneRepository(db).find(accountId))?.step ?? null;
}

export function createPhoneSceneService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  services: { profiles: ProfileService; refuseScene: RefuseScene; qrCodeContent: QrCodeContent },
): PhoneSceneService {
  const { profiles, refuseScene, qrCodeContent } = services;
  const scenes = createSceneRepository(db);

  async function scan(context: SessionContext, tempState: string): Promise<SceneRow> {
    const { id: sessionId, customerId: accountId } = context.session;
    const nonceHash = hashToken(tempState);
    const found = await scenes.find(accountId);
    if (!found?.nonceHash.equals(nonceHash)) return refuseScene(context, 'foreign');
    // Once scanned it belongs to that phone, without a time limit.
    if (found.sessionId !== null) return found.sessionId === sessionId ? found : refuseScene(context, 'used');
    const now = clock.now();
    if (found.expiresAt <= now) return refuseScene(context, 'expired');
    const scanned = await db.transaction(async (tx) => {
      if (!(await createSceneRepository(tx).markScanned({ accountId, nonceHash, sessionId, now }))) return false;
      await notifyAccount(tx, accountId, 'certification');
      return true;
    });
    return scanned ? found : refuseScene(context, 'used');
  }

  return {
    async create({ session }, tempState, level) {
      const now = clock.now();
      const expiresAt = now + CERTIFICATION_QR_LIFETIME_MS;
      const qrCodeUrl = await qrCodeContent.create(tempState);
      const nonceHash = hashToken(tempState);
      await scenes.replace({
        accountId: session.customerId,
        nonceHash,
        level,
        createdAt: now,
        expiresAt,
      });
      return { qrCodeUrl, expiresAt };
    },

    async open(context, tempState) {
      const level = tempState === undefined ? 1 : (await scan(context, tempState)).level;
      const { name, mobile, email } = await profiles.get(context.session.customerId);
      return { customer: { name, account: maskAccount(mobile ?? email ?? '') }, level };
    },

    async advance({ session }, tempState, step) {
      const { id: sessionId, customerId: accountId } = session;
      await db.transaction(async (tx) => {
        if (tempState !== undefined) {
          await createSceneRepository(tx).updateStep({ accountId, nonceHash: hashToken(tempState), sessionId }, step);
        }
        await notifyAccount(tx, accountId, 'certification');
      });
    },
  };
}

/** The time for which a code is stored for the phone that scanned it, in ms. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

const BATCH = 500;

/**
 * Deletes one batch of the QR codes that were created more than a day ago; returns whether there may be more
 * (rules/retention#daily-jobs).
 */
export async function deleteOldCodes(tx: Database, now: number): Promise<boolean> {
  return (await createSceneRepository(tx).deleteOld(now - RETENTION_MS, BATCH)) === BATCH;
}
