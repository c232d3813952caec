import { m } from '../../../texts/index.ts';

// Named one by one: a key put together at run time would carry the whole catalogue into the dialog.
const texts = {
  'account.code.invalidMobile': m['account.code.invalidMobile'],
  'account.code.invalidCode': m['account.code.invalidCode'],
  'account.login.invalidAccount': m['account.login.invalidAccount'],
  'account.login.invalidAccountFormat': m['account.login.invalidAccountFormat'],
  'account.login.invalidPasswordFormat': m['account.login.invalidPasswordFormat'],
  'account.register.invalidEmail': m['account.register.invalidEmail'],
  'account.register.passwordHint': m['account.register.passwordHint'],
  'account.register.mismatch': m['account.register.mismatch'],
  'account.recover.invalidEmail': m['account.recover.invalidEmail'],
  'account.recover.invalidLength': m['account.recover.invalidLength'],
  'account.recover.tooSimple': m['account.recover.tooSimple'],
  'account.password.tooCommon': m['account.password.tooCommon'],
  'account.password.ownName': m['account.password.ownName'],
};

/** What a rule of the modal's forms refuses, in words; null where it refuses nothing. */
export const validationText = (key: keyof typeof texts | null): string | null => key && texts[key]();
