import { m } from '../../../texts/index.ts';
import { NoticeDialog } from '../../../ui/dialog/notice-dialog.tsx';

/** Says that the account is being cancelled, and how that is taken back. */
export function Component({ days, onClose }: { days: number; onClose: () => void }) {
  return (
    <NoticeDialog title={m['info.cancelledTitle']()} onClose={onClose}>
      <p>{m['info.cancelledText']({ days })}</p>
    </NoticeDialog>
  );
}
