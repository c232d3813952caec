import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../../lib/session/session-store.ts';

/** The devices of the seven days. */
export type Devices = ResponseOf<'listDevices'>;

/** One of them. */
export type Device = Devices['list'][number];

const devicesQuery = (customerId: string) =>
  queryOptions({ queryKey: ['listDevices', customerId], queryFn: () => callGateway('listDevices', {}) });

/** The caller's devices. */
export const useDevices = () => useSuspenseQuery(devicesQuery(useSession((state) => state.customerId))).data;
