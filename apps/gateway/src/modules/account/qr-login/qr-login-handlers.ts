import type { Handlers } from '../../../platform/http/handler.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { parseAccountIdentifier } from '../accounts/account-identifier.ts';
import type { CodeLoginService } from '../login/code-login-service.ts';
import type { LoginService } from '../login/login-service.ts';
import type { PasswordService } from '../passwords/password-service.ts';
import type { LogOut } from '../sessions/log-out-service.ts';
import type { PhoneSceneService } from './phone-scene-service.ts';
import type { QrLoginService } from './qr-login-service.ts';

/** Both sides of a QR login: the desktop that shows a code, and the phone pages; rules/login#phone-page. */
export type QrLoginCall =
  | 'generatePcLoginQrCode'
  | 'checkPcLoginStatus'
  | 'generateAppLoginQr'
  | 'checkLoginStatus'
  | 'phoneCodeLogin'
  | 'phonePasswordLogin'
  | 'phoneLogout'
  | 'getLoginScene'
  | 'confirmLoginScene'
  | 'refuseLoginScene'
  | 'withdrawLoginScene';

interface Services {
  readonly rateLimits: RateLimits;
  readonly passwords: PasswordService;
  readonly login: LoginService;
  readonly codeLogin: CodeLoginService;
  readonly qrLogin: QrLoginService;
  readonly phoneScene: PhoneSceneService;
  readonly logOut: LogOut;
}

export function createQrLoginHandlers(services: Services): Handlers<QrLoginCall> {
  const { rateLimits, passwords, login, codeLogin, qrLogin, phoneScene, logOut } = services;
  return {
    generatePcLoginQrCode: (_input, context) => qrLogin.createScene(context),
    checkPcLoginStatus: ({ loginScene }, context) => qrLogin.pollScene(context, 'scan', loginScene),
    generateAppLoginQr: ({ customerId }, context) => qrLogin.createAppScene(context, customerId ?? ''),
    checkLoginStatus: ({ loginScene }, context) => qrLogin.pollScene(context, 'app', loginScene),

    async phoneCodeLogin({ account, validCode }, context) {
      return { customerId: await codeLogin.logInPhone(context, account.trim(), validCode) };
    },

    async phonePasswordLogin({ passwd, mobile, email }, context) {
      const identifier = parseAccountIdentifier({ mobile, email });
      await rateLimits.consume('logins', context);
      const accountId = await passwords.check(identifier, passwd, context);
      const authenticate = async () => accountId;
      return { customerId: await login.logInPhone(context, { method: 'password', authenticate }) };
    },

    async phoneLogout(_input, context) {
      await logOut(context, 'phone');
      return {};
    },

    getLoginScene: ({ scene }, context) => phoneScene.open(context, scene),
    confirmLoginScene: ({ scene, matchNumber }, context) => phoneScene.confirm(context, scene, matchNumber),

    async refuseLoginScene({ scene, mismatch = false }, context) {
      await phoneScene.refuse(context, scene, { mismatch });
      return {};
    },

    async withdrawLoginScene({ scene }, context) {
      await phoneScene.withdraw(context, scene);
      return {};
    },
  };
}
