import { lazy, Suspense } from 'react';
import { TransferPhone } from '../../../features/transfer/phone/transfer-phone.tsx';
import { m } from '../../../texts/index.ts';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

/** Only who is not logged in on the phone needs it. */
const PhoneLogin = lazy(async () => ({
  default: (await import('../../../features/account/phone-login/phone-login.tsx')).PhoneLogin,
}));

/** Sends from a phone to the desktop (spec-decision 30h). */
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
