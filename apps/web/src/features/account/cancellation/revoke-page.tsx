import { useId, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import styles from '../form/form.module.css';
import { FormAlert } from '../form/form-alert.tsx';
import { SentCodeField } from '../form/sent-code-field.tsx';
import { PhoneNotice } from '../phone-login/phone-notice.tsx';
import own from './revoke-page.module.css';
import { useRevokeForm } from './use-revoke-form.ts';

/** Revokes a cancellation, during which every login is refused (rules/cancellation#revocation). */
export function RevokePage() {
  const id = useId();
  const [revoked, setRevoked] = useState(false);
  const { form, alert, secondsLeft, canSend, busy, ...handlers } = useRevokeForm(() => setRevoked(true));
  if (revoked) {
    return (
      <PhoneNotice
        icon={check}
        tone="good"
        title={m['info.revokedTitle']()}
        text={m['info.revokedText']()}
        actions={
          <ButtonLink kind="primary" wide to="/home">
            {m['common.backHome']()}
          </ButtonLink>
        }
      />
    );
  }
  const actions = (
    <Button type="submit" kind="primary" wide form={id} busy={busy}>
      {m['info.revokeSubmit']()}
    </Button>
  );
  return (
    <PhoneFrame title={m['info.revokeTitle']()} actions={actions}>
      <p className={own.lead}>{m['info.revokeText']()}</p>
      <form id={id} className={styles.form} noValidate onSubmit={handlers.submit}>
        <TextField
          label={m['info.revokeAccount']()}
          placeholder={m['account.login.accountPlaceholder']()}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          {...form.getInputProps('account')}
          onBlur={handlers.onAccountBlur}
        />
        <SentCodeField
          secondsLeft={secondsLeft}
          sendDisabled={!canSend}
          onSend={handlers.sendCode}
          {...form.getInputProps('code')}
          onChange={handlers.onCodeChange}
        />
        {alert && <FormAlert text={alert} />}
      </form>
    </PhoneFrame>
  );
}
