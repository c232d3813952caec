import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { QrCode } from './generate-pc-login-qr-code.ts';

/** Asks for a code by which the customer's phone confirms a login past the three of the day (seed 000 §7). */
export const generateAppLoginQr = (customerId: string): Promise<QrCode> =>
  callGateway('generateAppLoginQr', { customerId });
