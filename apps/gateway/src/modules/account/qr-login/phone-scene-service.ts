import type { ResponseOf } from '@osteon/contract';
import {
  DAILY_LOGINS,
  formatDay,
  maskAccount,
  nextQrScene,
  PC_LOGIN_CONFIRM_ON_PHONE,
  PC_LOGIN_DONE,
  type QrSceneEvent,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { browserName } from '../devices/browser-name.ts';
import { readLogins } from '../login/login-repository.ts';
import type { Profiles } from '../profile/profile-service.ts';
import { endSessionById } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import { hashOf } from './qr-login-service.ts';
import { confirmScene, findScene, moveScene, type SceneRow, withdrawScene } from './qr-scene-repository.ts';
import type { RefuseScene } from './refuse-scene-service.ts';

/** What a phone does with a scanned login code (spec-decision 6). All refusals are qrSceneInvalid, and audited. */
export interface PhoneScene {
  /** Tells what is asked, and marks the scene as scanned. */
  look(context: SessionContext, scene: string): Promise<ResponseOf<'getLoginScene'>>;
  confirm(context: SessionContext, scene: string): Promise<ResponseOf<'confirmLoginScene'>>;
  refuse(context: SessionContext, scene: string, more: { mismatch: boolean }): Promise<void>;
  /** Ends the login that this phone's account has confirmed, and its session. */
  withdraw(context: SessionContext, scene: string): Promise<void>;
}

/** Makes the phone's side of the scenes. */
export function createPhoneScene(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { sessions, profiles, refuse }: { sessions: Sessions; profiles: Profiles; refuse: RefuseScene },
): PhoneScene {
  /** A living scene on which `event` may happen, with the state that it leads to. */
  async function expect(context: SessionContext, scene: string, event: QrSceneEvent) {
    const sceneHash = hashOf(scene);
    const row = await findScene(db, sceneHash);
    if (!row) return refuse(context, 'unknown');
    const to = nextQrScene(row.state, event);
    if (to === null) return refuse(context, row.state);
    if (row.expiresAt <= clock.now() && event !== 'withdraw') return refuse(context, 'expired');
    return { row, sceneHash, from: row.state, to };
  }

  const factOf = ({ session, ip, deviceId }: SessionContext, { kind }: Pick<SceneRow, 'kind'>, step: string) => ({
    event: kind === 'app' ? ('loginByAppQr' as const) : ('loginByQr' as const),
    accountId: session.customerId,
    ip,
    deviceId,
    detail: { step },
  });

  return {
    async look(context, scene) {
      const { row, sceneHash, from, to } = await expect(context, scene, 'scan');
      if (from !== to) await moveScene(db, sceneHash, { from, to, now: clock.now() });
      const { name, mobile, email } = await profiles.get(context.session.customerId);
      const customer = { name, account: maskAccount(mobile ?? email ?? '') };
      const foreign = row.accountId !== null && row.accountId !== context.session.customerId;
      if (foreign) return { kind: row.kind, customer, login: null };
      const { matchNumber, ip, userAgent, createdAt } = row;
      return {
        kind: row.kind,
        customer,
        login: { matchNumber, ip, browser: browserName(userAgent), askedAt: createdAt },
      };
    },

    async confirm(context, scene) {
      const { sceneHash, from, to } = await expect(context, scene, 'confirm');
      const accountId = context.session.customerId;
      if ((await profiles.get(accountId)).cancelRequestedAt !== null) throw new CallError('accountCancelling');
      const now = clock.now();
      const pcLoginStatus = await db.transaction(async (tx) => {
        const confirmed = await confirmScene(tx, sceneHash, { from, to, now, accountId });
        if (!confirmed) return null;
        await audit.record(tx, factOf(context, confirmed, 'confirmed'));
        if (confirmed.kind === 'app') return PC_LOGIN_DONE;
        const logins = await readLogins(tx, accountId, formatDay(now));
        return logins >= DAILY_LOGINS ? PC_LOGIN_CONFIRM_ON_PHONE : PC_LOGIN_DONE;
      });
      if (pcLoginStatus === null) return refuse(context, 'foreign');
      return { pcLoginStatus, confirmedAt: now };
    },

    async refuse(context, scene, { mismatch }) {
      const { row, sceneHash, from, to } = await expect(context, scene, 'refuse');
      const moved = await db.transaction(async (tx) => {
        if (!(await moveScene(tx, sceneHash, { from, to, now: clock.now() }))) return false;
        await audit.record(tx, { ...factOf(context, row, mismatch ? 'mismatch' : 'refused'), outcome: 'refused' });
        return true;
      });
      if (!moved) await refuse(context, 'used');
    },

    async withdraw(context, scene) {
      const { row, sceneHash, from, to } = await expect(context, scene, 'withdraw');
      const accountId = context.session.customerId;
      const now = clock.now();
      const withdrawn = await db.transaction(async (tx) => {
        const ended = await withdrawScene(tx, sceneHash, { from, to, accountId });
        if (!ended) return false;
        if (ended.sessionId !== null) await endSessionById(tx, ended.sessionId, { reason: 'revoked', now });
        await audit.record(tx, { ...factOf(context, row, 'withdrawn'), event: 'sessionsEnded' });
        return true;
      });
      if (!withdrawn) return refuse(context, 'foreign');
      sessions.forget(accountId);
    },
  };
}
