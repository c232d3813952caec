import { LanguageWatch } from '../../features/language/language-watch.tsx';
import { AccountWatch } from './account-watch.tsx';

/** What opens by itself for a customer: the dialogs of the account's security, and the choice of languages. */
export function CustomerWatch() {
  return (
    <>
      <AccountWatch />
      <LanguageWatch />
    </>
  );
}
