import { AUTH_STATE_TO_CERTIFY, isMainlandMobile, NEW_USER_SAVING_FEN, RoleId } from '@osteon/domain';
import { CallError } from '../../call-error.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../handler.ts';
import { findOrInsertAccount } from './account-repository.ts';
import { spendCode } from './code-repository.ts';
import type { Codes } from './codes.ts';
import type { Login, LoginResult } from './login.ts';
import { randomId } from './random-id.ts';

/** Logs in by a code that was sent to a mobile number; an unknown number becomes an account (spec-decision 5). */
export interface CodeLogin {
  /** @throws {CallError} wrongCode, tooMany, accountCancelling */
  logIn(context: CallContext, mobile: string, code: string): Promise<LoginResult>;
}

/** Makes the code login. */
export function createCodeLogin({ clock }: Pick<Deps, 'clock'>, codes: Codes, login: Login): CodeLogin {
  return {
    async logIn(context, mobile, code) {
      if (!isMainlandMobile(mobile)) throw new CallError('wrongCode');
      const codeId = await codes.check({ account: mobile, purpose: 'mobileLogin' }, code, context);
      return login.logIn(context, {
        counted: true,
        way: 'code',
        claim: async (tx) => {
          const now = clock.now();
          if (!(await spendCode(tx, codeId, now))) throw new CallError('wrongCode');
          return findOrInsertAccount(tx, newAccount(mobile, now));
        },
      });
    },
  };
}

/** As every new account is: not authenticated and to be led to certification (spec-decision 30a). */
function newAccount(mobile: string, now: number) {
  return {
    id: randomId(),
    mobile,
    roleId: RoleId.notAuthenticated,
    authState: AUTH_STATE_TO_CERTIFY,
    discountFen: NEW_USER_SAVING_FEN,
    bindConfirmedAt: now,
    agreedAt: now,
    createdAt: now,
  };
}
