import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { QrStatus } from './check-pc-login-status.ts';

/** Requests whether the phone has confirmed (rules/login#app-confirmation). */
export const checkLoginStatus = (scene: string, customerId: string): Promise<QrStatus> =>
  callGateway('checkLoginStatus', { loginScene: scene, customerId });
