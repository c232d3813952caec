import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { DeviceService } from './device-service.ts';
import { checkSecurity } from './security-check-service.ts';

/** The devices of the caller. */
export type DeviceCall = 'listDevices' | 'signOutDevice' | 'signOutOthers' | 'freeDevice' | 'securityCheck';

export function createDeviceHandlers(
  deps: Pick<AppContext, 'db' | 'clock'>,
  devices: DeviceService,
): Handlers<DeviceCall> {
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

    securityCheck: (_input, context) => checkSecurity(deps, context.session.customerId),
  };
}
