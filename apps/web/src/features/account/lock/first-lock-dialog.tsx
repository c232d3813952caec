import { maskAccount } from '@osteon/domain';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DeviceSlots } from './device-slots.tsx';
import { leaveLocked } from './leave-locked.ts';
import { useOwnAccount } from './own-account.ts';
import { SecurityTipButton } from './security-tip-button.tsx';

/** The first lock: its owner verifies or changes the account; nothing else leads out (seed 000 §4). */
export function Component({ onClose }: { onClose: () => void }) {
  const account = useOwnAccount();
  const actions = (
    <>
      <SecurityTipButton />
      <Button onClick={leaveLocked}>{m['account.lock.changeAccount']()}</Button>
      <Button kind="primary" data-autofocus onClick={() => openDialog('verifyLocked')}>
        {m['account.lock.verify']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['account.lock.firstTitle']()} width={520} closable={false} actions={actions} onClose={onClose}>
      <p>{m['account.lock.firstBody']({ account: maskAccount(account) })}</p>
      <DeviceSlots />
    </Dialog>
  );
}
