import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** The login modal (seed 000 §2). */
export function Component({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={m['account.login.title']()} width={720} onClose={onClose}>
      {null}
    </Dialog>
  );
}
