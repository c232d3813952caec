import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ensureSession } from '../../../entities/session/ensure-session.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useAccountIdentifier } from '../step-up/use-account-identifier.ts';
import { useVerifyCodeForm } from '../step-up/use-verify-code-form.ts';
import { VerifyCodeForm } from '../step-up/verify-code-form.tsx';
import { closeLockDialogs } from './close-lock-dialogs.ts';
import styles from './lock.module.css';

/**
 * Lifts a first lock by a code to the account (rules/lock#first-lock): the lock dialogs close and all queries are
 * reloaded. An account without a phone receives its code by mail.
 */
export function Component({ onClose }: { onClose: () => void }) {
  const id = useId();
  const account = useAccountIdentifier();
  const queryClient = useQueryClient();
  const check = useVerifyCodeForm(account, true, () => {
    closeLockDialogs();
    void ensureSession();
    void queryClient.invalidateQueries();
  });
  const actions = (
    <>
      <Button kind="text" className={styles.aside} onClick={() => openDialog('contactService')}>
        {m['account.contact.title']()}
      </Button>
      <Button onClick={onClose}>{m['common.back']()}</Button>
      <Button type="submit" kind="primary" form={id} busy={check.checking}>
        {m['account.verify.submit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['account.verify.titleLocked']()} actions={actions} onClose={onClose}>
      <VerifyCodeForm id={id} account={account} check={check} />
    </Dialog>
  );
}
