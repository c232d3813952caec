import type { Handlers } from '../../../platform/http/handler.ts';
import type { QrLoginService } from './qr-login-service.ts';

/** The desktop's side of a QR login. */
export type QrLoginCall = 'generatePcLoginQrCode' | 'checkPcLoginStatus' | 'generateAppLoginQr' | 'checkLoginStatus';

export function createQrLoginHandlers(qrLogin: QrLoginService): Handlers<QrLoginCall> {
  return {
    generatePcLoginQrCode: (_input, context) => qrLogin.createScene(context),
    checkPcLoginStatus: ({ loginScene }, context) => qrLogin.pollScene(context, 'scan', loginScene),
    generateAppLoginQr: ({ customerId }, context) => qrLogin.createAppScene(context, customerId ?? ''),
    checkLoginStatus: ({ loginScene }, context) => qrLogin.pollScene(context, 'app', loginScene),
  };
}
