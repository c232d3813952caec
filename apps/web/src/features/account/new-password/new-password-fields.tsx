import type { GetInputPropsReturnType } from '@mantine/form';
import { PASSWORD_INPUT_MAX, type PasswordRule } from '@osteon/domain';
import type { ComponentProps } from 'react';
import { m } from '../../../texts/index.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';

type FieldName = 'password' | 'confirmation';

interface NewPasswordFieldsProps
  extends Pick<ComponentProps<typeof PasswordField>, 'label' | 'placeholder' | 'hint' | 'ref'> {
  form: { getInputProps: (field: FieldName) => GetInputPropsReturnType };
  /** The password as typed. */
  password: string;
  rules: readonly PasswordRule[];
  /** Focuses the password when the dialog opens. */
  focusOnOpen?: boolean;
  onLeave: (field: FieldName) => void;
}

/** A new password with the list of its rules, and its confirmation; label, placeholder and hint are the password's. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { form, password, rules, focusOnOpen = false, onLeave, ...field } = props;
  return (
    <>
      <PasswordField
        {...field}
        {...(focusOnOpen && { 'data-autofocus': true })}
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT_MAX}
        {...form.getInputProps('password')}
        onBlur={() => onLeave('password')}
      />
      <PasswordRuleList password={password} rules={rules} />
      <PasswordField
        label={m['account.register.confirmLabel']()}
        placeholder={m['account.register.confirmPlaceholder']()}
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT_MAX}
        {...form.getInputProps('confirmation')}
        onBlur={() => onLeave('confirmation')}
      />
    </>
  );
}
