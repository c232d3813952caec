import type { Handlers } from '../../../platform/http/handler.ts';
import type { QrLogin } from './qr-login-service.ts';

/** The calls of a desktop that logs in by a phone. */
export type ScanCall = 'generatePcLoginQrCode' | 'checkPcLoginStatus' | 'generateAppLoginQr' | 'checkLoginStatus';

/** Answers the calls of the desktop's side of scan login (seed 000 §4 and §7). */
export function createScanHandlers(qrLogin: QrLogin): Handlers<ScanCall> {
  return {
    generatePcLoginQrCode: (_input, context) => qrLogin.begin(context),
    checkPcLoginStatus: ({ loginScene }, context) => qrLogin.poll(context, 'scan', loginScene),
    generateAppLoginQr: ({ customerId }, context) => qrLogin.beginApp(context, customerId ?? ''),
    checkLoginStatus: ({ loginScene }, context) => qrLogin.poll(context, 'app', loginScene),
  };
}
