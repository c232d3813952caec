import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { print } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PermissionMatrix } from '../permission-matrix.tsx';

/** The permissions of every role, to read and print (rules/permission-lead#matrix). */
export function Component({ onClose }: { onClose: () => void }) {
  const actions = (
    <Button size="sm" onClick={() => window.print()}>
      <Icon of={print} size={16} />
      {m['perm.matrix.print']()}
    </Button>
  );
  return (
    <Dialog title={m['perm.matrix.title']()} width={720} tall actions={actions} onClose={onClose}>
      <PermissionMatrix />
    </Dialog>
  );
}
