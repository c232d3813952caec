import { maskAccount } from '@osteon/domain';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useAccountIdentifier } from '../step-up/use-account-identifier.ts';
import { useChangeLockedAccount } from './close-lock-dialogs.ts';
import { DeviceLimitNotice } from './device-limit-notice.tsx';
import { SecurityTipButton } from './security-tip-button.tsx';

/** The first lock: it closes only by verification or a change of account (rules/lock#first-lock). */
export function Component({ onClose }: { onClose: () => void }) {
  const account = useAccountIdentifier();
  const changeAccount = useChangeLockedAccount();
  const actions = (
    <>
      <SecurityTipButton />
      <Button onClick={changeAccount}>{m['account.lock.changeAccount']()}</Button>
      <Button kind="primary" data-autofocus onClick={() => openDialog('verifyLocked')}>
        {m['account.lock.verify']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['account.lock.firstTitle']()} width={520} closable={false} actions={actions} onClose={onClose}>
      <p>{m['account.lock.firstBody']({ account: maskAccount(account) })}</p>
      <DeviceLimitNotice />
    </Dialog>
  );
}
