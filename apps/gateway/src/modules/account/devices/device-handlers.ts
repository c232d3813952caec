import { CANCELLATION_DAYS } from '@osteon/domain';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { Cancellation } from '../cancellation/cancellation-service.ts';
import type { LoginRecords } from '../login/login-record-service.ts';
import type { Credentials } from '../profile/credential-service.ts';
import type { Devices } from './device-service.ts';

/** The calls of the account security page, and the one that takes a cancellation back. */
export type OwnerCall =
  | 'listDevices'
  | 'signOutDevice'
  | 'signOutOthers'
  | 'freeDevice'
  | 'listLoginRecords'
  | 'changePassword'
  | 'bindEmail'
  | 'requestCancellation'
  | 'revokeCancellation';

/** What the calls are answered with. */
export interface OwnerServices {
  readonly devices: Devices;
  readonly loginRecords: LoginRecords;
  readonly credentials: Credentials;
  readonly cancellation: Cancellation;
}

/** Answers the calls by which owners look after their account. */
export function createOwnerHandlers(services: OwnerServices): Handlers<OwnerCall> {
  const { devices, loginRecords, credentials, cancellation } = services;
  return {
    listDevices: (_input, context) => devices.list(context),

    async signOutDevice({ id }, context) {
      await devices.signOut(context, id);
      return {};
    },

    signOutOthers: async (_input, context) => ({ ended: await devices.signOutOthers(context) }),

    async freeDevice({ id, bandToken }, context) {
      await devices.free(context, id, bandToken);
      return {};
    },

    listLoginRecords: (input, context) => loginRecords.list(context, input),

    async changePassword({ passwd, bandToken }, context) {
      await credentials.changePassword(context, passwd, bandToken);
      return {};
    },

    async bindEmail({ account, validCode, bandToken }, context) {
      await credentials.bindEmail(context, account, validCode, bandToken);
      return {};
    },

    async requestCancellation({ bandToken }, context) {
      await cancellation.request(context, bandToken);
      return { days: CANCELLATION_DAYS };
    },

    async revokeCancellation({ account, validCode }, context) {
      await cancellation.revoke(context, account, validCode);
      return {};
    },
  };
}
