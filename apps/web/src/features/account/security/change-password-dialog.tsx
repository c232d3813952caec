import { RESET_PASSWORD_RULES } from '@osteon/domain';
import { useId, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { failureText } from '../form/failure-text.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { useNewPasswordForm } from '../new-password/use-new-password-form.ts';
import { useChangePassword } from './api/change-password.ts';
import styles from './security.module.css';

interface ChangePasswordProps {
  bandToken: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** Sets or changes the password; the rule is that of a reset (rules/account#changing-credentials). */
export function Component({ bandToken, hasPassword, onClose }: ChangePasswordProps) {
  const id = useId();
  const { form, password, canSubmit, leave } = useNewPasswordForm();
  const [alert, setAlert] = useState<string | null>(null);
  const change = useChangePassword();
  const submit = form.onSubmit(() => {
    setAlert(null);
    change.mutate(
      { passwd: password, bandToken },
      {
        onSuccess: () => {
          toast.success(m['info.passwordDone']());
          onClose();
        },
        onError: (error) => setAlert(failureText(error, m['info.passwordFailed']())),
      },
    );
  });
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={id} disabled={!canSubmit} busy={change.isPending}>
        {m['common.confirm']()}
      </Button>
    </>
  );
  return (
    <Dialog
      title={hasPassword ? m['info.changePassword']() : m['info.setPassword']()}
      actions={actions}
      onClose={onClose}
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <NewPasswordFields
          focusOnOpen
          form={form}
          password={password}
          rules={RESET_PASSWORD_RULES}
          label={m['account.recover.newLabel']()}
          placeholder={m['account.recover.newPlaceholder']()}
          onLeave={leave}
        />
        {alert && <FormAlert text={alert} />}
      </form>
    </Dialog>
  );
}
