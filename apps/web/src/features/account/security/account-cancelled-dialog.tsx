import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** Says that the account is being cancelled, and how that is taken back. */
export function Component({ days, onClose }: { days: number; onClose: () => void }) {
  const actions = (
    <Button kind="primary" data-autofocus onClick={onClose}>
      {m['common.gotIt']()}
    </Button>
  );
  return (
    <Dialog title={m['info.cancelledTitle']()} phone="notice" actions={actions} onClose={onClose}>
      <p>{m['info.cancelledText']({ days })}</p>
    </Dialog>
  );
}
