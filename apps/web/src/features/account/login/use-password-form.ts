import { useForm } from '@mantine/form';
import { validateLoginAccount, validateLoginAccountOnSubmit, validateLoginPassword } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import type { PasswordCredential } from '../credential/credentials.ts';
import { failureCode, failureText } from '../form/failure-text.ts';
import { validationText } from '../form/validation-text.ts';
import type { LoginFormProps } from './finish-login.ts';

type FieldName = 'account' | 'password';

/** The field that an error code concerns; any other code concerns the whole form (rules/login#errors). */
const FIELD_OF_CODE: Readonly<Partial<Record<number, FieldName>>> = {
  [codes.userNotExist]: 'account',
  [codes.emailFormat]: 'account',
  [codes.emailFormatRefused]: 'account',
  [codes.wrongPassword]: 'password',
};

/** Removes pasted blanks and converts full-width characters. */
const normalized = (account: string) => account.normalize('NFKC').trim();

/** The state of the password tab: the input and its errors (rules/login#validation). */
export function usePasswordForm(
  { logIn, onLogin }: LoginFormProps<PasswordCredential>,
  typed: PasswordCredential | null,
) {
  const [alert, setAlert] = useState<string | null>(null);
  const login = useMutation({ mutationFn: logIn });
  const form = useForm({
    initialValues: { account: typed?.account ?? '', password: typed?.password ?? '' },
    validate: {
      account: (value) => validationText(validateLoginAccountOnSubmit(normalized(value))),
      password: (value) => validationText(validateLoginPassword(value)),
    },
  });
  const { account, password } = form.values;
  const focus = (field: FieldName) => form.getInputNode(field)?.focus();

  return {
    form,
    alert,
    /** True if the account is being cancelled. */
    cancelling: failureCode(login.error) === codes.accountCancelling,
    canSubmit: account !== '' && password !== '',
    busy: login.isPending,
    onAccountBlur: () => {
      if (account !== '') form.setFieldError('account', validationText(validateLoginAccount(normalized(account))));
    },
    submit: form.onSubmit(
      (values) => {
        setAlert(null);
        login.mutate(
          { ...values, account: normalized(values.account) },
          {
            onSuccess: (result) => setAlert(onLogin(result)),
            onError: (error) => {
              const text = failureText(error, m['account.login.failed']());
              const field = FIELD_OF_CODE[failureCode(error)];
              if (!field) return setAlert(text);
              form.setErrors({ [field]: text });
              focus(field);
            },
          },
        );
      },
      (errors) => focus(errors.account ? 'account' : 'password'),
    ),
  };
}
