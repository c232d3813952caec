import type { Handlers } from '../../../platform/http/handler.ts';
import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import type { Limits } from '../limits.ts';
import type { QrLogin } from './qr-login-service.ts';

/** The calls of a desktop that logs in by a phone. */
export type ScanCall = 'generatePcLoginQrCode' | 'checkPcLoginStatus' | 'generateAppLoginQr' | 'checkLoginStatus';

/** Answers the calls of the desktop's side of scan login (seed 000 §4 and §7). */
export function createScanHandlers({ limits, qrLogin }: { limits: Limits; qrLogin: QrLogin }): Handlers<ScanCall> {
  return {
    async generatePcLoginQrCode(_input, context) {
      await limits.use({ qrCodesPerIp: addressKey(context.ip) });
      return qrLogin.begin(context);
    },
    checkPcLoginStatus: ({ loginScene }, context) => qrLogin.poll(context, 'scan', loginScene),
    async generateAppLoginQr({ customerId }, context) {
      await limits.use({ qrCodesPerIp: addressKey(context.ip) });
      return qrLogin.beginApp(context, customerId ?? '');
    },
    checkLoginStatus: ({ loginScene }, context) => qrLogin.poll(context, 'app', loginScene),
  };
}
