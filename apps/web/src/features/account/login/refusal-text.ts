import { m } from '../../../texts/index.ts';

// Named one by one: a key put together at run time would carry the whole catalogue into the dialog.
const texts = {
  'account.code.invalidMobile': m['account.code.invalidMobile'],
  'account.code.invalidCode': m['account.code.invalidCode'],
  'account.login.invalidAccount': m['account.login.invalidAccount'],
  'account.login.invalidAccountFormat': m['account.login.invalidAccountFormat'],
  'account.login.invalidPasswordFormat': m['account.login.invalidPasswordFormat'],
};

/** What a rule of the login forms refuses, in words; null where it refuses nothing. */
export const refusalText = (key: keyof typeof texts | null): string | null => key && texts[key]();
