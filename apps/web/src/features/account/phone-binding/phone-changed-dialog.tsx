import { maskPhone } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { ensureSession } from '../../../entities/session/ensure-session.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { dismissPhoneChanged } from './phone-binding-flow.ts';

/** Success message; confirming it reloads everything that contains the number (rules/phone-binding#flow). */
export function Component({ mobile }: { mobile: string }) {
  const queryClient = useQueryClient();
  const confirm = () => {
    dismissPhoneChanged();
    void ensureSession();
    void queryClient.invalidateQueries();
  };
  const actions = (
    <Button kind="primary" data-autofocus onClick={confirm}>
      {m['common.confirm']()}
    </Button>
  );
  return (
    <Dialog title={m['account.phone.success']()} phone="notice" actions={actions} onClose={confirm}>
      <p>{m['account.phone.successBody']({ account: maskPhone(mobile) })}</p>
    </Dialog>
  );
}
