import { CANCELLATION_DAYS } from '@osteon/domain';
import { useState } from 'react';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useRequestCancellation } from '../api/request-cancellation.ts';
import { failureText } from '../form/failure-text.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { requestStepUpToken } from '../step-up/request-step-up-token.ts';
import styles from './cancellation.module.css';

/** Explains the consequences; the owner is verified after agreeing (rules/cancellation#request). */
export function Component({ onClose }: { onClose: () => void }) {
  const [agreed, setAgreed] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const request = useRequestCancellation();
  const days = CANCELLATION_DAYS;

  async function submit(): Promise<void> {
    setAlert(null);
    const bandToken = await requestStepUpToken();
    if (bandToken === null) return;
    request.mutate(bandToken, {
      onSuccess: (answer) => {
        onClose();
        emit('loggedOut');
        openDialog('accountCancelled', answer);
      },
      onError: (error) => setAlert(failureText(error, m['info.cancelFailed']())),
    });
  }

  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button className={styles.danger} disabled={!agreed} busy={request.isPending} onClick={() => void submit()}>
        {m['info.cancelSubmit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['info.cancelHead']()} width={520} actions={actions} onClose={onClose}>
      <div className={styles.form}>
        <ul className={styles.points}>
          <li>{m['info.cancelPoint1']({ days })}</li>
          <li>{m['info.cancelPoint2']({ days })}</li>
          <li>{m['info.cancelPoint3']()}</li>
        </ul>
        <Checkbox checked={agreed} onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}>
          {m['info.cancelAgree']()}
        </Checkbox>
        {alert && <FormAlert text={alert} />}
      </div>
    </Dialog>
  );
}
