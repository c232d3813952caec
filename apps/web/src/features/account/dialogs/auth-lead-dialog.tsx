import { ROUTE_FRAMES } from '@osteon/domain';
import { useNavigate } from 'react-router';
import { emit } from '../../../lib/events.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './notice.module.css';

/** The certification lead; closing it completes the login (rules/login#login-success). */
export function Component({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const close = () => {
    onClose();
    emit('loginSuccess', { customerId: useSession.getState().customerId });
  };
  // Closing a dialog removes its history entry, so the page changes first.
  const go = async () => {
    await navigate(ROUTE_FRAMES.personalInfo.path);
    close();
  };
  const actions = (
    <>
      <Button onClick={close}>{m['cert.lead.later']()}</Button>
      <Button kind="primary" onClick={() => void go()}>
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
