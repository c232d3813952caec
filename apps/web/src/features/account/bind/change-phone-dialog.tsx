import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormAlert } from '../login/form-alert.tsx';
import styles from './bind.module.css';
import { leavePhoneBind, tellPhoneChanged } from './phone-bind-flow.ts';
import { useChangePhone } from './use-change-phone.ts';

/** Takes the new number and its code (seed 000 §4 and §5). */
export function Component({ bandToken }: { bandToken: string }) {
  const id = useId();
  const { mobile, code, errors, secondsLeft, wasSent, maySend, maySubmit, busy, mobileField, codeField, ...act } =
    useChangePhone(bandToken, tellPhoneChanged);
  const close = () => leavePhoneBind('changePhone');
  const sendLabel = () => {
    if (secondsLeft > 0) return m['account.code.resendIn']({ seconds: secondsLeft });
    return wasSent ? m['account.code.resend']() : m['account.code.get']();
  };
  const actions = (
    <>
      <Button onClick={close}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={id} disabled={!maySubmit} busy={busy}>
        {m['account.phone.submit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['account.phone.title']()} actions={actions} onClose={close}>
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          act.submit();
        }}
      >
        <TextField
          ref={mobileField}
          label={m['account.phone.newLabel']()}
          placeholder={m['account.phone.newPlaceholder']()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          data-autofocus
          error={errors.mobile}
          value={mobile}
          onChange={({ currentTarget }) => act.typeMobile(currentTarget.value)}
          onBlur={act.leaveMobile}
        />
        <CodeField
          ref={codeField}
          label={m['account.code.codeLabel']()}
          placeholder={m['account.code.required']()}
          sendLabel={sendLabel()}
          sendDisabled={!maySend}
          onSend={act.send}
          error={errors.code}
          value={code}
          onChange={({ currentTarget }) => act.typeCode(currentTarget.value)}
          onBlur={act.leaveCode}
        />
        {errors.form && <FormAlert text={errors.form} />}
      </form>
    </Dialog>
  );
}
