import { useProfile } from '../../../entities/account/use-profile.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { roleHint } from '../role-hint.ts';
import styles from './no-permission-dialog.module.css';

/**
 * The customer's role is not allowed to do this, and nothing can change that: the actions that it may do instead, and
 * the permissions of every role (rules/permission-lead#outcomes).
 */
export function Component({ onClose }: { onClose: () => void }) {
  const roleId = useProfile()?.roleId ?? null;
  const hint = roleId === null ? null : roleHint(roleId);
  const actions = (
    <>
      <Button kind="text" className={styles.matrix} onClick={() => openDialog('permissionMatrix')}>
        {m['perm.matrix.open']()}
      </Button>
      <Button kind="primary" data-autofocus onClick={onClose}>
        {m['common.gotIt']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['perm.warningTitle']()} phone="notice" actions={actions} onClose={onClose}>
      <p>{m['perm.notAllowed']()}</p>
      {hint !== null && <p className={styles.hint}>{hint}</p>}
    </Dialog>
  );
}
