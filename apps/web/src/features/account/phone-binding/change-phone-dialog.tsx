import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { SentCodeField } from '../form/sent-code-field.tsx';
import styles from './phone-binding.module.css';
import { cancelPhoneBinding, showPhoneChanged } from './phone-binding-flow.ts';
import { useChangePhoneForm } from './use-change-phone-form.ts';

/** The form of the new number and its code (rules/phone-binding#flow). */
export function Component({ bandToken }: { bandToken: string }) {
  const id = useId();
  const { form, alert, secondsLeft, wasSent, canSend, canSubmit, busy, ...handlers } = useChangePhoneForm(
    bandToken,
    showPhoneChanged,
  );
  const close = () => cancelPhoneBinding('changePhone');
  const actions = (
    <>
      <Button onClick={close}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={id} disabled={!canSubmit} busy={busy}>
        {m['account.phone.submit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['account.phone.title']()} actions={actions} onClose={close}>
      <form id={id} className={styles.form} noValidate onSubmit={handlers.submit}>
        <TextField
          label={m['account.phone.newLabel']()}
          placeholder={m['account.phone.newPlaceholder']()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          data-autofocus
          {...form.getInputProps('mobile')}
          onChange={handlers.onMobileChange}
          onBlur={handlers.onMobileBlur}
        />
        <SentCodeField
          secondsLeft={secondsLeft}
          wasSent={wasSent}
          sendDisabled={!canSend}
          onSend={handlers.sendCode}
          {...form.getInputProps('code')}
          onChange={handlers.onCodeChange}
          onBlur={handlers.onCodeBlur}
        />
        {alert && <FormAlert text={alert} />}
      </form>
    </Dialog>
  );
}
