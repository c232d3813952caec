import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { type QrCode, requireQrCode } from '../credential/qr-code.ts';

/**
 * Requests a code by which the customer's phone confirms a login past the three of the day
 * (rules/login#app-confirmation).
 */
export const generateAppLoginQr = (customerId: string): Promise<QrCode> =>
  callGateway('generateAppLoginQr', { customerId }).then(requireQrCode);
