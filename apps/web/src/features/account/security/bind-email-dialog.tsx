import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { SentCodeField } from '../form/sent-code-field.tsx';
import styles from './security.module.css';
import { useEmailBinding } from './use-email-binding.ts';

/** Binds an e-mail by a code that is sent to it. */
export function Component({ bandToken, onClose }: { bandToken: string; onClose: () => void }) {
  const id = useId();
  const binding = useEmailBinding(bandToken, () => {
    toast.success(m['info.emailDone']());
    onClose();
  });
  const { form, alert, secondsLeft, canSend, busy } = binding;
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={id} busy={busy}>
        {m['common.confirm']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['info.bindEmail']()} actions={actions} onClose={onClose}>
      <form id={id} className={styles.form} noValidate onSubmit={binding.submit}>
        <TextField
          label={m['info.newEmail']()}
          placeholder={m['account.register.emailPlaceholder']()}
          type="email"
          inputMode="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
          onBlur={binding.onAccountBlur}
        />
        <SentCodeField
          label={m['info.emailCode']()}
          secondsLeft={secondsLeft}
          sendDisabled={!canSend}
          onSend={binding.sendCode}
          {...form.getInputProps('code')}
          onChange={binding.onCodeChange}
        />
        {alert && <FormAlert text={alert} />}
      </form>
    </Dialog>
  );
}
