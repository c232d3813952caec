import { AccountType, detectAccountType, isEmail, validateRegisterPassword } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { m } from '../../../texts/index.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { buildAccount } from '../accounts/build-account.ts';
import { createCodeRepository } from '../codes/code-repository.ts';
import type { CodeService } from '../codes/code-service.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import type { LoginOutcome, LoginService } from './login-service.ts';

/** The form of a registration; the e-mail as typed. */
interface RegistrationForm {
  readonly account: string;
  readonly validCode: string;
  readonly password: string;
}

/** Creates accounts with an e-mail and logs them in; rules/registration#steps. */
export interface RegistrationService {
  /** Returns whether an account has a mobile number or an e-mail. @throws {CallError} emailFormat, tooMany */
  accountExists(context: CallContext, account: string): Promise<boolean>;
  /** @throws {CallError} emailFormat, badInput, passwordTooCommon, passwordOwnName, wrongCode, tooMany, emailInUse */
  register(context: CallContext, form: RegistrationForm): Promise<LoginOutcome>;
}

/** Its unique constraint permits one of several parallel registrations of an e-mail. */
export function createRegistrationService(
  { db, clock, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  codes: CodeService,
  login: LoginService,
): RegistrationService {
  const accounts = createAccountRepository(db);
  return {
    async accountExists(context, account) {
      const text = account.trim();
      const type = detectAccountType(text);
      if (type === null) throw new CallError('emailFormat');
      await rateLimits.consume('accountChecks', context);
      const identifier = type === AccountType.mobile ? { mobile: text } : { email: text.toLowerCase() };
      return (await accounts.findCredential(identifier)) !== null;
    },

    async register(context, { account, validCode, password }) {
      const email = account.trim().toLowerCase();
      if (!isEmail(email)) throw new CallError('emailFormat');
      if (validateRegisterPassword(password) !== null) {
        throw new CallError('badInput', { text: (locale) => m['account.register.passwordRule']({}, { locale }) });
      }
      assertPasswordAllowed(password, [email]);
      const codeId = await codes.check({ account: email, purpose: 'registration' }, validCode, context);
      const passwordHash = await hashPassword(password);
      return login.logIn(context, {
        counted: true,
        method: 'register',
        authenticate: async (tx) => {
          const now = clock.now();
          if (!(await createCodeRepository(tx).consume(codeId, now))) throw new CallError('wrongCode');
          const id = await createAccountRepository(tx).insert({ ...buildAccount({ email }, now), passwordHash });
          if (id === null) {
            throw new CallError('emailInUse', { text: (locale) => m['account.register.emailInUse']({}, { locale }) });
          }
          return id;
        },
      });
    },
  };
}
