import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The active devices of the last seven days. */
export type Devices = ResponseOf<'listDevices'>;

export type Device = Devices['list'][number];

/** The caller's devices. */
export const useListDevices = (): Devices => useSuspenseQuery(gatewayQuery('listDevices', {}, useCustomerId())).data;
