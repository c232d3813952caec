import { PhoneFrame } from '../../features/account/phone/phone-frame.tsx';
import { PhoneLogin } from '../../features/account/phone/phone-login.tsx';
import { TransferPhone } from '../../features/transfer/phone/transfer-phone.tsx';
import { m } from '../../texts/index.ts';

/** Sends from a phone to the desktop (spec-decision 30h). */
export function Component() {
  return (
    <TransferPhone
      Frame={PhoneFrame}
      login={(onLogin) => <PhoneLogin next={m['transfer.phone.next']()} onLogin={onLogin} />}
    />
  );
}
