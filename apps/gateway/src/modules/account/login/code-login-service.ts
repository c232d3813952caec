import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { findOrInsertAccount } from '../account-repository.ts';
import { spendCode } from '../codes/code-repository.ts';
import type { Codes } from '../codes/code-service.ts';
import { newAccount } from '../registration/new-account.ts';
import type { Claim, Login, LoginResult } from './login-service.ts';

/** Logs in by a code that was sent to a mobile number; an unknown number becomes an account (spec-decision 5). */
export interface CodeLogin {
  /** @throws {CallError} wrongCode, tooMany, accountCancelling */
  logIn(context: CallContext, mobile: string, code: string): Promise<LoginResult>;
  /** The same on a phone, into a session for the phone pages; gives the customer's id. */
  logInPhone(context: CallContext, mobile: string, code: string): Promise<string>;
}

/** Makes the code login. */
export function createCodeLogin({ clock }: Pick<AppContext, 'clock'>, codes: Codes, login: Login): CodeLogin {
  async function claimOf(context: CallContext, mobile: string, code: string): Promise<Claim> {
    const codeId = await codes.check({ account: mobile, purpose: 'mobileLogin' }, code, context);
    return async (tx) => {
      const now = clock.now();
      const [spent, accountId] = await Promise.all([
        spendCode(tx, codeId, now),
        findOrInsertAccount(tx, newAccount({ mobile }, now)),
      ]);
      if (!spent) throw new CallError('wrongCode');
      return accountId;
    };
  }

  return {
    async logIn(context, mobile, code) {
      const claim = await claimOf(context, mobile, code);
      return login.logIn(context, { counted: true, way: 'code', claim });
    },
    async logInPhone(context, mobile, code) {
      return login.logInPhone(context, { way: 'code', claim: await claimOf(context, mobile, code) });
    },
  };
}
