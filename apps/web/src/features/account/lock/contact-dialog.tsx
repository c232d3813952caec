import { site } from '../../../lib/site.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './lock.module.css';

/** Stands in the sentence where the link comes; no text of ours holds it. */
const SLOT = '\u0000';

/** How to reach the operator (seed 000 §2, Contact service). */
export function Component({ onClose }: { onClose: () => void }) {
  const [before, after] = m['account.contact.body']({ email: SLOT }).split(SLOT);
  const actions = (
    <Button kind="primary" data-autofocus onClick={onClose}>
      {m['common.gotIt']()}
    </Button>
  );
  return (
    <Dialog title={m['account.contact.title']()} phone="notice" actions={actions} onClose={onClose}>
      <p>
        {before}
        <a className={styles.link} href={`mailto:${site.email}`}>
          {site.email}
        </a>
        {after}
      </p>
    </Dialog>
  );
}
