import { createHmac } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';
import { ACTIVE_DEVICE_DAYS, ACTIVE_DEVICES_MAX, DEVICE_RELEASES_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { lockAccount } from '../account-repository.ts';
import { endSessions } from '../sessions/end-sessions-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import type { BandTokens } from '../step-up/step-up-token-service.ts';
import { presentDevices } from './device-presenter.ts';
import {
  countReleases,
  type DeviceRow,
  listDeviceRows,
  listLoginDays,
  listOpenSessions,
  releaseDevice,
} from './device-repository.ts';

const WINDOW_MS = ACTIVE_DEVICE_DAYS * 24 * 60 * 60 * 1000;

/** The devices of the caller (spec-decision 11g). */
export interface Devices {
  /** Those that count in the seven days and those that are logged in, the caller's own first. */
  list(context: SessionContext): Promise<ResponseOf<'listDevices'>>;
  /** Ends the sessions of another device. @throws {CallError} notFound, notAllowed for the caller's own */
  signOut(context: SessionContext, id: string): Promise<void>;
  /** Ends every session but the caller's; gives how many. */
  signOutOthers(context: SessionContext): Promise<number>;
  /** Frees a counted device's slot. @throws {CallError} notFound, notAllowed, identityUnproven, releaseLimit */
  free(context: SessionContext, id: string, bandToken: string): Promise<void>;
}

/** Makes the devices. */
export function createDevices(
  { db, clock, audit, keyFor }: AppContext,
  sessions: Sessions,
  tokens: BandTokens,
): Devices {
  const key = keyFor('device');
  /** The browser's own id is a cookie that no script may read; this name of it gives nothing away. */
  const nameOf = ({ accountId, deviceId }: Pick<DeviceRow, 'accountId' | 'deviceId'>) =>
    createHmac('sha256', key).update(`${accountId}:${deviceId}`).digest('base64url').slice(0, 22);

  async function findOther(context: SessionContext, id: string): Promise<DeviceRow> {
    const { customerId } = context.session;
    const rows = await listDeviceRows(db, customerId);
    const found = rows.find((row) => nameOf(row) === id);
    if (!found) throw new CallError('notFound');
    if (found.deviceId === context.deviceId) throw new CallError('notAllowed');
    return found;
  }

  return {
    async list({ deviceId, ...context }) {
      const { customerId } = context.session;
      const now = clock.now();
      const since = now - WINDOW_MS;
      const [rows, open, days, releases] = await Promise.all([
        listDeviceRows(db, customerId),
        listOpenSessions(db, customerId, now),
        listLoginDays(db, customerId, since),
        countReleases(db, customerId, since),
      ]);
      const list = presentDevices(rows, { open, days, deviceId, now, windowMs: WINDOW_MS, nameOf });
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
      const { accountId, deviceId } = await findOther(context, id);
      await db.transaction(async (tx) => {
        await endSessions(tx, { accountId, deviceId, now: clock.now() });
        await audit.record(tx, { event: 'deviceSignedOut', accountId, ip: context.ip, deviceId: context.deviceId });
      });
      sessions.forget(accountId);
    },

    async signOutOthers(context) {
      const { id: keep, customerId: accountId } = context.session;
      const { ip, deviceId } = context;
      const ended = await db.transaction(async (tx) => {
        const count = await endSessions(tx, { accountId, keep, now: clock.now() });
        await audit.record(tx, { event: 'sessionsEnded', accountId, ip, deviceId, detail: { count } });
        return count;
      });
      sessions.forget(accountId);
      return ended;
    },

    async free(context, id, bandToken) {
      const { accountId, deviceId, lastLoginAt } = await findOther(context, id);
      const now = clock.now();
      if (lastLoginAt <= now - WINDOW_MS) throw new CallError('notFound');
      const { ip } = context;
      const fact = { event: 'deviceSlotFreed', accountId, ip, deviceId: context.deviceId } as const;
      await audit.recordRefusal(
        db,
        () => fact,
        () =>
          db.transaction(async (tx) => {
            // One after the other, so that two at once cannot both be the second.
            await lockAccount(tx, accountId);
            const releases = await countReleases(tx, accountId, now - WINDOW_MS);
            if (releases >= DEVICE_RELEASES_MAX) throw new CallError('releaseLimit');
            await tokens.claim(tx, context, bandToken, { by: 'code' });
            await endSessions(tx, { accountId, deviceId, now });
            await releaseDevice(tx, { accountId, deviceId, releasedAt: now });
            await audit.record(tx, fact);
          }),
      );
      sessions.forget(accountId);
    },
  };
}
