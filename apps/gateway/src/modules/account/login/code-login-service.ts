import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { buildAccount } from '../accounts/build-account.ts';
import { createCodeRepository } from '../codes/code-repository.ts';
import type { CodeService } from '../codes/code-service.ts';
import type { Authenticate, LoginOutcome, LoginService } from './login-service.ts';

/**
 * Login by a code sent to a mobile number; an unknown number becomes an account
 * (rules/registration#mobile-registration).
 */
export interface CodeLoginService {
  /** @throws {CallError} wrongCode, tooMany, accountCancelling */
  logIn(context: CallContext, mobile: string, code: string): Promise<LoginOutcome>;
  /** The same into a session for the phone pages; returns the customer's id. */
  logInPhone(context: CallContext, mobile: string, code: string): Promise<string>;
}

export function createCodeLoginService(
  { clock }: Pick<AppContext, 'clock'>,
  codes: CodeService,
  login: LoginService,
): CodeLoginService {
  async function checkCode(context: CallContext, mobile: string, code: string): Promise<Authenticate> {
    const codeId = await codes.check({ account: mobile, purpose: 'mobileLogin' }, code, context);
    return async (tx) => {
      const now = clock.now();
      const [consumed, accountId] = await Promise.all([
        createCodeRepository(tx).consume(codeId, now),
        createAccountRepository(tx).findOrInsert(buildAccount({ mobile }, now)),
      ]);
      if (!consumed) throw new CallError('wrongCode');
      return accountId;
    };
  }

  return {
    async logIn(context, mobile, code) {
      const authenticate = await checkCode(context, mobile, code);
      return login.logIn(context, { counted: true, method: 'code', authenticate });
    },
    async logInPhone(context, mobile, code) {
      const authenticate = await checkCode(context, mobile, code);
      return login.logInPhone(context, { method: 'code', authenticate });
    },
  };
}
