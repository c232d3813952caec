import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Reminders } from '../reminders.tsx';

/** The reminder settings on a narrow window. */
export function Component({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={m['message.reminders']()} onClose={onClose}>
      <Region skeleton={<RowSkeletons count={4} plain />}>
        <Reminders />
      </Region>
    </Dialog>
  );
}
