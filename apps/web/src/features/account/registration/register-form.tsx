import { REGISTER_PASSWORD_RULES } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from '../email-steps/email-steps.module.css';
import { StepActions } from '../email-steps/step-actions.tsx';
import { StepHead } from '../email-steps/step-head.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { useFocusOnMount } from '../form/use-focus-on-mount.ts';
import { AgreementNotice } from '../login/agreement-notice.tsx';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import type { useRegister } from './use-register.ts';

/** Step 1: the address and the password (rules/registration#steps). */
export function RegisterForm({ register }: { register: ReturnType<typeof useRegister> }) {
  const { form, alert, canSubmit, checking, password } = register;
  const first = useFocusOnMount<HTMLInputElement>();
  return (
    <form className={styles.form} noValidate onSubmit={register.next}>
      <StepHead step="1/3" title={m['account.register.title']()} />
      <TextField
        ref={first}
        label={m['account.register.emailLabel']()}
        placeholder={m['account.register.emailPlaceholder']()}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('email')}
        onBlur={() => register.leave('email')}
      />
      <NewPasswordFields
        form={form}
        password={password}
        rules={REGISTER_PASSWORD_RULES}
        label={m['account.password.label']()}
        placeholder={m['account.password.required']()}
        hint={m['account.register.passwordHint']()}
        onLeave={register.leave}
      />
      {alert && <FormAlert text={alert} />}
      <StepActions
        onBack={register.back}
        submit={{ label: m['common.next'](), disabled: !canSubmit, busy: checking }}
      />
      <AgreementNotice />
    </form>
  );
}
