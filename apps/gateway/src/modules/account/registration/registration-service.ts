import { isEmail, validateRegisterPassword } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { insertAccount } from '../account-repository.ts';
import { spendCode } from '../codes/code-repository.ts';
import type { Codes } from '../codes/code-service.ts';
import type { Login, LoginResult } from '../login/login-service.ts';
import { assertGoodPassword } from '../passwords/password-policy.ts';
import { hashPassword } from '../passwords/password-service.ts';
import { newAccount } from './new-account.ts';

/** What somebody registers with; the e-mail as typed. */
interface Registrant {
  readonly account: string;
  readonly validCode: string;
  readonly password: string;
}

/** Makes accounts of e-mail addresses, and logs them in (seed 000 §4, E-mail registration). */
export interface Registration {
  /** @throws {CallError} emailFormat, badInput, passwordTooCommon, passwordOwnName, wrongCode, tooMany, emailInUse */
  register(context: CallContext, registrant: Registrant): Promise<LoginResult>;
}

/** Makes the registration. The unique e-mail lets one of many at once win. */
export function createRegistration({ clock }: Pick<AppContext, 'clock'>, codes: Codes, login: Login): Registration {
  return {
    async register(context, { account, validCode, password }) {
      const email = account.trim().toLowerCase();
      if (!isEmail(email)) throw new CallError('emailFormat');
      if (validateRegisterPassword(password) !== null) {
        throw new CallError('badInput', { text: '8-16位字符，至少包含数字、大写字母、小写字母、符号中的3种' });
      }
      assertGoodPassword(password, [email]);
      const codeId = await codes.check({ account: email, purpose: 'registration' }, validCode, context);
      const passwordHash = await hashPassword(password);
      return login.logIn(context, {
        counted: true,
        way: 'register',
        claim: async (tx) => {
          const now = clock.now();
          if (!(await spendCode(tx, codeId, now))) throw new CallError('wrongCode');
          const id = await insertAccount(tx, { ...newAccount({ email }, now), passwordHash });
          if (id === null) throw new CallError('emailInUse', { text: '该邮箱地址已被使用' });
          return id;
        },
      });
    },
  };
}
