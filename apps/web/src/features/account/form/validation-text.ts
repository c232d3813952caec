import { m } from '../../../texts/index.ts';

// Listed one by one: a computed key would bundle the whole catalogue.
const texts = {
  'account.code.invalidMobile': m['account.code.invalidMobile'],
  'account.code.invalidCode': m['account.code.invalidCode'],
  'account.code.required': m['account.code.required'],
  'account.code.length': m['account.code.length'],
  'account.login.invalidAccount': m['account.login.invalidAccount'],
  'account.login.invalidAccountFormat': m['account.login.invalidAccountFormat'],
  'account.login.invalidPasswordFormat': m['account.login.invalidPasswordFormat'],
  'account.register.invalidEmail': m['account.register.invalidEmail'],
  'account.register.passwordHint': m['account.register.passwordHint'],
  'account.register.mismatch': m['account.register.mismatch'],
  'account.recover.invalidEmail': m['account.recover.invalidEmail'],
  'account.recover.invalidLength': m['account.recover.invalidLength'],
  'account.recover.tooSimple': m['account.recover.tooSimple'],
  'account.phone.invalid': m['account.phone.invalid'],
  'account.verify.mobileRequired': m['account.verify.mobileRequired'],
  'account.password.tooCommon': m['account.password.tooCommon'],
  'account.password.ownName': m['account.password.ownName'],
};

/** The message of a validation error; null if there is none. */
export const validationText = (key: keyof typeof texts | null): string | null => key && texts[key]();
