import { lazy, Suspense } from 'react';
import { TransferPhone } from '../../../features/transfer/phone/transfer-phone.tsx';
import { m } from '../../../texts/index.ts';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

/** Only needed without a session on the phone. */
const PhoneLogin = lazy(async () => ({
  default: (await import('../../../features/account/phone-login/phone-login.tsx')).PhoneLogin,
}));

/** Sends from a phone to the desktop (rules/transfer#sending). */
export function Component() {
  return (
    <TransferPhone
      login={(onLogin) => (
        <Suspense fallback={<RowSkeletons count={5} />}>
          <PhoneLogin next={m['transfer.phone.next']()} onLogin={onLogin} />
        </Suspense>
      )}
    />
  );
}
