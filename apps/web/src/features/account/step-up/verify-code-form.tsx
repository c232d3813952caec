import { maskAccount } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { SentCodeField } from '../form/sent-code-field.tsx';
import type { useVerifyCodeForm } from './use-verify-code-form.ts';
import styles from './verify-dialog.module.css';

interface VerifyCodeFormProps {
  /** Id of the form, for its submit button outside it. */
  id: string;
  /** Mobile number or e-mail; displayed masked. */
  account: string;
  check: ReturnType<typeof useVerifyCodeForm>;
}

/** The code that was sent to the account (rules/phone-binding#verify-dialog). */
export function VerifyCodeForm({ id, account, check }: VerifyCodeFormProps) {
  const { form, secondsLeft, wasSent, canSend, onCodeChange, sendCode, submit } = check;
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <p role="status">{wasSent && m['account.code.sentTo']({ account: maskAccount(account) })}</p>
      <SentCodeField
        data-autofocus
        secondsLeft={secondsLeft}
        wasSent={wasSent}
        sendDisabled={!canSend}
        onSend={sendCode}
        {...form.getInputProps('code')}
        onChange={onCodeChange}
      />
    </form>
  );
}
