import { openDialog } from '../../../lib/dialogs.ts';
import type { Displacement } from '../../../lib/events.ts';
import { dismissDisplaced } from '../../../lib/session/session-store.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** Another login has displaced this one: shows when and from where, if known (rules/session#login-expired-dialog). */
export function Component({ loginTime, loginIp, onClose }: Displacement & { onClose: () => void }) {
  const known = loginTime !== null && loginIp !== null;
  const logInAgain = () => {
    onClose();
    dismissDisplaced();
    openDialog('login');
  };
  const actions = (
    <>
      <Button onClick={() => window.location.reload()}>{m['common.gotIt']()}</Button>
      <Button kind="primary" data-autofocus onClick={logInAgain}>
        {m['account.expired.relogin']()}
      </Button>
    </>
  );
  return (
    <Dialog
      title={m['account.expired.title']()}
      phone="notice"
      actions={actions}
      onClose={() => window.location.reload()}
    >
      <p>
        {known
          ? m['account.expired.bodyTimeIp']({ time: dateTimeText(loginTime), ip: loginIp })
          : m['account.expired.bodyOther']()}
      </p>
    </Dialog>
  );
}
