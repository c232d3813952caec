import { m } from '../../../texts/index.ts';
import { NoticeDialog } from '../../../ui/dialog/notice-dialog.tsx';

/** The customer's role is not allowed to do this, and nothing can change that (rules/permission#outcomes). */
export function Component({ onClose }: { onClose: () => void }) {
  return (
    <NoticeDialog title={m['perm.warningTitle']()} onClose={onClose}>
      <p>{m['perm.notAllowed']()}</p>
    </NoticeDialog>
  );
}
