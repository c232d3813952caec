import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { type QrCode, requireQrCode } from '../credential/qr-code.ts';

let pendingRequest: Promise<QrCode> | null = null;

/**
 * Requests a fresh login QR code, once at a time: the first response sets the cookie that binds a code to this browser,
 * and of two at once only one would stay.
 */
export function generatePcLoginQrCode(): Promise<QrCode> {
  pendingRequest ??= callGateway('generatePcLoginQrCode', {})
    .then(requireQrCode)
    .finally(() => {
      pendingRequest = null;
    });
  return pendingRequest;
}
