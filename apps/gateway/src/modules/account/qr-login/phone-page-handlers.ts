import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { accountNameOf } from '../codes/recipient-policy.ts';
import type { CodeLogin } from '../login/code-login-service.ts';
import type { Login } from '../login/login-service.ts';
import type { Passwords } from '../passwords/password-service.ts';
import { endSession } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/session-service.ts';
import type { PhoneScene } from './phone-scene-service.ts';

/** The calls of the phone pages. */
export type PhoneCall =
  | 'phoneCodeLogin'
  | 'phonePasswordLogin'
  | 'phoneLogout'
  | 'getLoginScene'
  | 'confirmLoginScene'
  | 'refuseLoginScene'
  | 'withdrawLoginScene';

/** Answers the phone's side of scan login (spec-decision 6). */
export function createPhoneHandlers(
  { db, clock, cookies, audit, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'cookies' | 'audit' | 'rateLimits'>,
  services: {
    sessions: Sessions;
    passwords: Passwords;
    login: Login;
    codeLogin: CodeLogin;
    phoneScene: PhoneScene;
  },
): Handlers<PhoneCall> {
  const { sessions, passwords, login, codeLogin, phoneScene } = services;
  return {
    async phoneCodeLogin({ account, validCode }, context) {
      return { customerId: await codeLogin.logInPhone(context, account.trim(), validCode) };
    },

    async phonePasswordLogin({ passwd, mobile, email }, context) {
      const name = accountNameOf({ mobile, email });
      await rateLimits.consume('logins', context);
      const accountId = await passwords.check(name, passwd, context);
      return { customerId: await login.logInPhone(context, { way: 'password', claim: async () => accountId }) };
    },

    async phoneLogout(_input, context) {
      const { reply, ip, deviceId } = context;
      const held = cookies.read(reply.request, 'phone');
      if (held) {
        await db.transaction(async (tx) => {
          const accountId = await endSession(tx, held.tokenHash, { reason: 'logout', now: clock.now() });
          if (accountId !== null) await audit.record(tx, { event: 'loggedOut', accountId, ip, deviceId });
        });
        sessions.forget(context.session.customerId);
      }
      cookies.clear(reply, 'phone');
      return {};
    },

    getLoginScene: ({ scene }, context) => phoneScene.look(context, scene),
    confirmLoginScene: ({ scene }, context) => phoneScene.confirm(context, scene),

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
