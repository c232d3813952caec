import type { ResponseOf } from '@osteon/contract';
import { GatewayError } from '../../../lib/gateway/gateway-error.ts';

/** A login QR code of this browser (rules/login#qr-login). */
export type QrCode = ResponseOf<'generatePcLoginQrCode'>;

/** Returns a response with a code; one without is a failure, after which the code can be requested again. */
export function requireQrCode(answer: QrCode): QrCode {
  const given: Partial<QrCode> | null = answer;
  if (!given?.qrCodeUrl || !given.scene) throw new GatewayError('server');
  return answer;
}
