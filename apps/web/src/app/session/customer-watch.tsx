import { LanguageWatch } from '../../features/language/language-watch.tsx';
import { TransferWatch } from '../../features/transfer/transfer-watch.tsx';
import { AccountWatch } from './account-watch.tsx';

/**
 * What opens by itself for a customer: the dialogs of the account's security, the choice of languages, and what the phone
 * sends. The coupon is offered before, as it claims its turn first.
 */
export function CustomerWatch() {
  return (
    <>
      <AccountWatch />
      <LanguageWatch />
      <TransferWatch />
    </>
  );
}
