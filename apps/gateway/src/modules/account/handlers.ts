import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handler.ts';
import { accountNameOf, addresseeOf } from './addressee.ts';
import type { CodeLogin } from './code-login.ts';
import type { Codes } from './codes.ts';
import { addressKey, type Limits } from './limits.ts';
import type { Login } from './login.ts';
import type { Passwords } from './passwords.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { QrLogin } from './qr-login.ts';
import { presentSession } from './session-check.ts';
import { endSession } from './session-repository.ts';
import type { Sessions } from './sessions.ts';

/** The calls of this module. */
export type AccountCall =
  | 'getProofChallenge'
  | 'createVerificationCode'
  | 'verificationCodeLogin'
  | 'accountPasswdLogin'
  | 'generatePcLoginQrCode'
  | 'checkPcLoginStatus'
  | 'checkSession'
  | 'logout';

/** What the calls are answered with. */
export interface AccountServices {
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly proofs: ProofOfWork;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly login: Login;
  readonly codeLogin: CodeLogin;
  readonly qrLogin: QrLogin;
}

/** Answers the calls of login and session (seed 000 §7). */
export function createHandlers({ db, clock, cookies, audit }: Deps, services: AccountServices): Handlers<AccountCall> {
  const { sessions, limits, proofs, codes, passwords, login, codeLogin, qrLogin } = services;
  return {
    getProofChallenge: (_input, context) => proofs.challenge(context),

    async createVerificationCode(input, context) {
      const { session, ip, deviceId } = context;
      const addressee = addresseeOf(input, { loggedIn: session !== null && session.displacedBy === null });
      const use = { codesPerIp: addressKey(ip), codesPerDevice: deviceId, codesInAll: 'all' };
      await proofs.redeem(context);
      await limits.use(use);
      await codes.send(addressee, { caller: context, onFailure: () => limits.giveBack(use) });
      return {};
    },

    async verificationCodeLogin({ account, validCode }, context) {
      await limits.use({ loginsPerIp: addressKey(context.ip) });
      return codeLogin.logIn(context, account.trim(), validCode);
    },

    async accountPasswdLogin({ passwd, mobile, email }, context) {
      const name = accountNameOf({ mobile, email });
      await limits.use({ loginsPerIp: addressKey(context.ip) });
      const accountId = await passwords.check(name, passwd, context);
      const { customerId, pcLoginStatus } = await login.logIn(context, {
        counted: true,
        way: 'password',
        claim: async () => accountId,
      });
      return { customerUnite: { customerId }, pcLoginStatus };
    },

    async generatePcLoginQrCode(_input, context) {
      await limits.use({ qrCodesPerIp: addressKey(context.ip) });
      return qrLogin.begin(context);
    },

    checkPcLoginStatus: ({ loginScene }, context) => qrLogin.poll(context, loginScene),

    checkSession: async (_input, { session }) => presentSession(session),

    async logout(_input, { session, reply, ip, deviceId }) {
      const held = cookies.read(reply.request);
      if (session && held) {
        await db.transaction(async (tx) => {
          const accountId = await endSession(tx, held.tokenHash, { reason: 'logout', now: clock.now() });
          if (accountId !== null) await audit.record(tx, { event: 'loggedOut', accountId, ip, deviceId });
        });
        sessions.forget(session.customerId);
      }
      cookies.clear(reply);
      return {};
    },
  };
}
