import { maskAccount } from '@osteon/domain';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useAccountIdentifier } from '../step-up/use-account-identifier.ts';
import { useChangeLockedAccount } from './close-lock-dialogs.ts';
import { LockHistory } from './lock-history.tsx';
import { SecurityTipButton } from './security-tip-button.tsx';

/** The permanent lock: it closes only by an appeal or a change of account (rules/lock#permanent-lock). */
export function Component({ onClose }: { onClose: () => void }) {
  const account = useAccountIdentifier();
  const changeAccount = useChangeLockedAccount();
  const actions = (
    <>
      <SecurityTipButton />
      <Button onClick={changeAccount}>{m['account.lock.changeAccount']()}</Button>
      <Button kind="primary" data-autofocus onClick={() => openDialog('appeal')}>
        {m['account.lock.appeal']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['account.lock.permanentTitle']()} width={520} closable={false} actions={actions} onClose={onClose}>
      <p>{m['account.lock.permanentBody']({ account: maskAccount(account) })}</p>
      <LockHistory />
    </Dialog>
  );
}
