import { LanguageWatch } from '../../features/language/language-watch.tsx';
import { TransferWatch } from '../../features/transfer/transfer-watch.tsx';
import { AccountWatch } from './account-watch.tsx';

/**
 * Dialogs that open by themselves for a customer: those of the account's security, the choice of languages, and
 * transfers from the phone. The coupon is offered before, as it reserves its turn first.
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
