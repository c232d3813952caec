import { PASSWORD_INPUT_MAX, RESET_PASSWORD_RULES } from '@osteon/domain';
import { useId, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PasswordRuleList } from '../email-steps/password-rule-list.tsx';
import { failureText } from '../login/failure-text.ts';
import { FormAlert } from '../login/form-alert.tsx';
import { useNewPasswordForm } from '../recovery/use-new-password-form.ts';
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
        <PasswordField
          label={m['account.recover.newLabel']()}
          placeholder={m['account.recover.newPlaceholder']()}
          autoComplete="new-password"
          maxLength={PASSWORD_INPUT_MAX}
          data-autofocus
          {...form.getInputProps('password')}
          onBlur={() => leave('password')}
        />
        <PasswordRuleList password={password} rules={RESET_PASSWORD_RULES} />
        <PasswordField
          label={m['account.register.confirmLabel']()}
          placeholder={m['account.register.confirmPlaceholder']()}
          autoComplete="new-password"
          maxLength={PASSWORD_INPUT_MAX}
          {...form.getInputProps('confirmation')}
          onBlur={() => leave('confirmation')}
        />
        {alert && <FormAlert text={alert} />}
      </form>
    </Dialog>
  );
}
