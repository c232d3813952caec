import { ROUTE_FRAMES } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './notice.module.css';

/** Leads a customer to certification after a login; closing it completes the login (seed 000 §4, Login success). */
export function Component({ onClose }: { onClose: () => void }) {
  const close = () => {
    onClose();
    emit('loginSuccess', { customerId: useSession.getState().customerId });
  };
  const actions = (
    <>
      <Button onClick={close}>{m['cert.lead.later']()}</Button>
      <ButtonLink kind="primary" to={ROUTE_FRAMES.personalInfo.path} onClick={close}>
        {m['cert.lead.go']()}
      </ButtonLink>
    </>
  );
  return (
    <Dialog title={m['cert.lead.title']()} phone="notice" actions={actions} onClose={close}>
      <p>{m['cert.lead.body']()}</p>
      <p className={styles.note}>{m['cert.lead.note']()}</p>
    </Dialog>
  );
}
