import { m } from '../../../texts/index.ts';
import { NoticeDialog } from '../../../ui/dialog/notice-dialog.tsx';

/** The account is being cancelled: explains how to revoke it. */
export function Component({ days, onClose }: { days: number; onClose: () => void }) {
  return (
    <NoticeDialog title={m['info.cancelledTitle']()} onClose={onClose}>
      <p>{m['info.cancelledText']({ days })}</p>
    </NoticeDialog>
  );
}
