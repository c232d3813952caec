import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** Says that nothing the customer could do opens this to their role (seed 000 §6; seed 001 §6). */
export function Component({ onClose }: { onClose: () => void }) {
  const actions = (
    <Button kind="primary" data-autofocus onClick={onClose}>
      {m['common.gotIt']()}
    </Button>
  );
  return (
    <Dialog title={m['perm.warningTitle']()} phone="notice" actions={actions} onClose={onClose}>
      <p>{m['perm.notAllowed']()}</p>
    </Dialog>
  );
}
