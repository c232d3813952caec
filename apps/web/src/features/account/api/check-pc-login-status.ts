import type { ResponseOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The status of a login QR code; `customerId` is null until the phone has confirmed (rules/login#qr-login). */
export type QrStatus = ResponseOf<'checkPcLoginStatus'>;

/** Requests whether the phone has confirmed a scene. */
export const checkPcLoginStatus = (scene: string): Promise<QrStatus> =>
  callGateway('checkPcLoginStatus', { loginScene: scene });
