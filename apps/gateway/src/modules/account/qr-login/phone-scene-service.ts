import type { ResponseOf } from '@osteon/contract';
import {
  DAILY_LOGINS,
  formatDay,
  getNextQrScene,
  maskAccount,
  PC_LOGIN_CONFIRM_ON_PHONE,
  PC_LOGIN_DONE,
  type QrSceneEvent,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashToken } from '../../../platform/crypto/hash-token.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { createDailyLoginRepository } from '../login-records/daily-login-repository.ts';
import type { ProfileService } from '../profile/profile-service.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { describeBrowser } from '../sessions/user-agent.ts';
import { createQrSceneRepository, type QrSceneRow } from './qr-scene-repository.ts';
import type { RefuseScene } from './refuse-scene-service.ts';

/**
 * The actions of a phone on a scanned QR code; every refusal is qrSceneInvalid, and audited; rules/login#phone-page.
 */
export interface PhoneSceneService {
  /** Returns the metadata of the login to confirm, and marks the scene as scanned. */
  open(context: SessionContext, scene: string): Promise<ResponseOf<'getLoginScene'>>;
  /**
   * Logs the desktop in where `matchNumber` is the number that it shows; any other number ends the scene.
   * @throws {CallError} matchNumberWrong, accountCancelling
   */
  confirm(context: SessionContext, scene: string, matchNumber: string): Promise<ResponseOf<'confirmLoginScene'>>;
  refuse(context: SessionContext, scene: string, more: { mismatch: boolean }): Promise<void>;
  /** Withdraws the login that this phone's account has confirmed, and ends its session. */
  withdraw(context: SessionContext, scene: string): Promise<void>;
}

export function createPhoneSceneService(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { sessions, profiles, refuseScene }: { sessions: SessionService; profiles: ProfileService; refuseScene: RefuseScene },
): PhoneSceneService {
  const scenes = createQrSceneRepository(db);
  /** The scene and its transition by `event`; refuses an expired scene and an illegal transition. */
  async function requireTransition(context: SessionContext, scene: string, event: QrSceneEvent) {
    const sceneHash = hashToken(scene);
    const row = await scenes.find(sceneHash);
    if (!row) return refuseScene(context, 'unknown');
    const to = getNextQrScene(row.state, event);
    if (to === null) return refuseScene(context, row.state);
    if (row.expiresAt <= clock.now() && event !== 'withdraw') return refuseScene(context, 'expired');
    return { row, sceneHash, from: row.state, to };
  }

  const createSecurityEvent = (
    { session, ip, deviceId }: SessionContext,
    { kind }: Pick<QrSceneRow, 'kind'>,
    step: string,
  ) => ({
    event: kind === 'app' ? ('loginByAppQr' as const) : ('loginByQr' as const),
    accountId: session.customerId,
    ip,
    deviceId,
    detail: { step },
  });

  /** A scene of the app belongs to its account only. */
  const isOwn = ({ accountId }: Pick<QrSceneRow, 'accountId'>, { session }: SessionContext) =>
    accountId === null || accountId === session.customerId;

  async function refuseTransition(context: SessionContext, scene: string, { mismatch }: { mismatch: boolean }) {
    const { row, sceneHash, from, to } = await requireTransition(context, scene, 'refuse');
    const updated = await db.transaction(async (tx) => {
      if (!(await createQrSceneRepository(tx).updateState(sceneHash, { from, to, now: clock.now() }))) return false;
      const securityEvent = createSecurityEvent(context, row, mismatch ? 'mismatch' : 'refused');
      await audit.record(tx, { ...securityEvent, outcome: 'refused' });
      return true;
    });
    if (!updated) await refuseScene(context, 'used');
  }

  return {
    async open(context, scene) {
      const { row, sceneHash, from, to } = await requireTransition(context, scene, 'scan');
      const [{ name, mobile, email }] = await Promise.all([
        profiles.get(context.session.customerId),
        from === to ? null : scenes.updateState(sceneHash, { from, to, now: clock.now() }),
      ]);
      const customer = { name, account: maskAccount(mobile ?? email ?? '') };
      if (!isOwn(row, context)) return { kind: row.kind, customer, login: null };
      const { offeredNumbers, ip, userAgent, createdAt } = row;
      return {
        kind: row.kind,
        customer,
        login: { offeredNumbers, ip, browser: describeBrowser(userAgent), askedAt: createdAt },
      };
    },

    async confirm(context, scene, matchNumber) {
      const { row, sceneHash, from, to } = await requireTransition(context, scene, 'confirm');
      const { id: sessionId, customerId: accountId } = context.session;
      if (matchNumber !== row.matchNumber && isOwn(row, context)) {
        await refuseTransition(context, scene, { mismatch: true });
        throw new CallError('matchNumberWrong');
      }
      const now = clock.now();
      const pcLoginStatus = await db.transaction(async (tx) => {
        const own = await createAccountRepository(tx).lock(accountId);
        if (!own || own.cancelRequestedAt !== null) throw new CallError('accountCancelling');
        const confirmed = await createQrSceneRepository(tx).confirm(sceneHash, { from, to, now, accountId, sessionId });
        if (!confirmed) return null;
        await audit.record(tx, createSecurityEvent(context, confirmed, 'confirmed'));
        if (confirmed.kind === 'app') return PC_LOGIN_DONE;
        const logins = await createDailyLoginRepository(tx).read(accountId, formatDay(now));
        return logins >= DAILY_LOGINS ? PC_LOGIN_CONFIRM_ON_PHONE : PC_LOGIN_DONE;
      });
      if (pcLoginStatus === null) return refuseScene(context, 'foreign');
      return { pcLoginStatus, confirmedAt: now };
    },

    refuse: refuseTransition,

    async withdraw(context, scene) {
      const { row, sceneHash, from, to } = await requireTransition(context, scene, 'withdraw');
      const accountId = context.session.customerId;
      const now = clock.now();
      const withdrawn = await db.transaction(async (tx) => {
        await createAccountRepository(tx).lock(accountId);
        const ended = await createQrSceneRepository(tx).withdraw(sceneHash, { from, to, accountId });
        if (!ended) return false;
        if (ended.sessionId !== null)
          await createSessionRepository(tx).endById(ended.sessionId, { reason: 'revoked', now });
        await audit.record(tx, { ...createSecurityEvent(context, row, 'withdrawn'), event: 'sessionsEnded' });
        return true;
      });
      if (!withdrawn) return refuseScene(context, 'foreign');
      sessions.invalidate(accountId);
    },
  };
}
