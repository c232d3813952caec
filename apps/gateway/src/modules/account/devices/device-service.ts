import { createHmac } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';
import { ACTIVE_DEVICE_DAYS, ACTIVE_DEVICES_MAX, DEVICE_RELEASES_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import type { RevokeAccess } from '../sessions/revoke-access-service.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { StepUpTokenService } from '../step-up/step-up-token-service.ts';
import { presentDevices } from './device-presenter.ts';
import { createDeviceRepository, type DeviceRow } from './device-repository.ts';

/** For how long a device is active after its last login; rules/device#active-device. */
const ACTIVE_WINDOW_MS = ACTIVE_DEVICE_DAYS * 24 * 60 * 60 * 1000;

/** The time (ms) since which a login makes a device active. */
export function getActiveSince(now: number): number {
  return now - ACTIVE_WINDOW_MS;
}

/** The devices of the caller; rules/device. */
export interface DeviceService {
  /** The devices that are active or logged in, the caller's own first. */
  list(context: SessionContext): Promise<ResponseOf<'listDevices'>>;
  /** Ends the sessions of another device. @throws {CallError} notFound, notAllowed for the caller's own */
  signOut(context: SessionContext, id: string): Promise<void>;
  /** Ends every session but the caller's; returns how many. */
  signOutOthers(context: SessionContext): Promise<number>;
  /**
   * Removes an active device from the count.
   * @throws {CallError} notFound, notAllowed, identityUnproven, releaseLimit
   */
  free(context: SessionContext, id: string, bandToken: string): Promise<void>;
}

interface Services {
  readonly sessions: SessionService;
  readonly revokeAccess: RevokeAccess;
  readonly stepUpTokens: StepUpTokenService;
}

export function createDeviceService(
  { db, clock, audit, keyFor }: AppContext,
  { sessions, revokeAccess, stepUpTokens }: Services,
): DeviceService {
  const devices = createDeviceRepository(db);
  const storedSessions = createSessionRepository(db);
  const key = keyFor('device');
  /** The device's id in responses; the id itself is in an HttpOnly cookie and stays secret. */
  const hashDeviceId = ({ accountId, deviceId }: Pick<DeviceRow, 'accountId' | 'deviceId'>) =>
    createHmac('sha256', key).update(`${accountId}:${deviceId}`).digest('base64url').slice(0, 22);

  async function findOtherDevice(context: SessionContext, id: string): Promise<DeviceRow> {
    const { customerId } = context.session;
    const rows = await devices.list(customerId);
    const found = rows.find((row) => hashDeviceId(row) === id);
    if (!found) throw new CallError('notFound');
    if (found.deviceId === context.deviceId) throw new CallError('notAllowed');
    return found;
  }

  return {
    async list({ deviceId, ...context }) {
      const { customerId } = context.session;
      const now = clock.now();
      const since = getActiveSince(now);
      const [rows, openSessions, loginDays, releases] = await Promise.all([
        devices.list(customerId),
        storedSessions.listOpen(customerId, now),
        devices.listLoginDays(customerId, since),
        devices.countReleases(customerId, since),
      ]);
      const list = presentDevices(rows, {
        openSessions,
        loginDays,
        deviceId,
        now,
        windowMs: ACTIVE_WINDOW_MS,
        hashDeviceId,
      });
      return {
        days: ACTIVE_DEVICE_DAYS,
        limit: ACTIVE_DEVICES_MAX,
        counted: list.filter(({ freeAt }) => freeAt !== null).length,
        releases: DEVICE_RELEASES_MAX,
        releasesLeft: Math.max(0, DEVICE_RELEASES_MAX - releases),
        list,
      };
    },

    async signOut(context, id) {
      const { accountId, deviceId } = await findOtherDevice(context, id);
      await db.transaction(async (tx) => {
        await revokeAccess(tx, { accountId, deviceId, now: clock.now() });
        await audit.record(tx, { event: 'deviceSignedOut', accountId, ip: context.ip, deviceId: context.deviceId });
      });
      sessions.invalidate(accountId);
    },

    async signOutOthers(context) {
      const { id: exceptSessionId, customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      const ended = await db.transaction(async (tx) => {
        const count = await revokeAccess(tx, { accountId, exceptSessionId, now: clock.now() });
        await audit.record(tx, { event: 'sessionsEnded', accountId, ip, deviceId, detail: { count } });
        return count;
      });
      sessions.invalidate(accountId);
      return ended;
    },

    async free(context, id, bandToken) {
      const { accountId, deviceId, lastLoginAt } = await findOtherDevice(context, id);
      const now = clock.now();
      if (lastLoginAt <= getActiveSince(now)) throw new CallError('notFound');
      const { ip } = context;
      const securityEvent = { event: 'deviceSlotFreed', accountId, ip, deviceId: context.deviceId } as const;
      await audit.recordRefusal(
        db,
        () => securityEvent,
        () =>
          db.transaction(async (tx) => {
            // One after another, so that of two parallel calls only one can be the last that the limit allows.
            await createAccountRepository(tx).lock(accountId);
            const releases = await createDeviceRepository(tx).countReleases(accountId, getActiveSince(now));
            if (releases >= DEVICE_RELEASES_MAX) throw new CallError('releaseLimit');
            await stepUpTokens.consume(tx, context, bandToken, { verifiedBy: 'code' });
            await revokeAccess(tx, { accountId, deviceId, now });
            await createDeviceRepository(tx).release({ accountId, deviceId, releasedAt: now });
            await audit.record(tx, securityEvent);
          }),
      );
      sessions.invalidate(accountId);
    },
  };
}
