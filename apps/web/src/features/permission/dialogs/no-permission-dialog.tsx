import { m } from '../../../texts/index.ts';
import { NoticeDialog } from '../../../ui/dialog/notice-dialog.tsx';

/** Says that nothing the customer could do opens this to their role (seed 000 §6; seed 001 §6). */
export function Component({ onClose }: { onClose: () => void }) {
  return (
    <NoticeDialog title={m['perm.warningTitle']()} onClose={onClose}>
      <p>{m['perm.notAllowed']()}</p>
    </NoticeDialog>
  );
}
