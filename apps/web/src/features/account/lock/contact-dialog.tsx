import { copyText } from '../../../lib/copy-text.ts';
import { site } from '../../../lib/site.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { copy } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './lock.module.css';

/** Placeholder of the link in the sentence. */
const SLOT = '\u0000';

/** The operator's contact address (rules/lock#contact). */
export function Component({ onClose }: { onClose: () => void }) {
  const [before, after] = m['account.contact.body']({ email: SLOT }).split(SLOT);
  const copyEmail = () =>
    copyText(site.email).then(
      () => toast.success(m['account.contact.copied']()),
      () => toast.error(m['error.unknown']()),
    );
  const actions = (
    <>
      <Button onClick={() => void copyEmail()}>
        <Icon of={copy} size={18} />
        {m['account.contact.copy']()}
      </Button>
      <Button kind="primary" data-autofocus onClick={onClose}>
        {m['common.gotIt']()}
      </Button>
    </>
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
