import { openCertification } from '../../../entities/certification/open-certification.ts';
import { emit } from '../../../lib/events.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useDismissAuthLead } from '../api/dismiss-auth-lead.ts';
import styles from './notice.module.css';

/** The certification lead; closing it completes the login (rules/login#login-success). */
export function Component({ onClose }: { onClose: () => void }) {
  const dismiss = useDismissAuthLead();
  const close = () => {
    onClose();
    emit('loginSuccess', { customerId: useSession.getState().customerId });
  };
  const postpone = () => {
    // If this fails, the lead opens once more after the next login.
    dismiss.mutate();
    close();
  };
  const startCertification = () => {
    close();
    openCertification();
  };
  const actions = (
    <>
      <Button onClick={postpone}>{m['cert.lead.later']()}</Button>
      <Button kind="primary" data-autofocus onClick={startCertification}>
        {m['cert.lead.go']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['cert.lead.title']()} phone="notice" actions={actions} onClose={close}>
      <p>{m['cert.lead.body']()}</p>
      <p className={styles.note}>{m['cert.lead.note']()}</p>
    </Dialog>
  );
}
