import { useForm } from '@mantine/form';
import { cleanMobileInput, validateCodeMobile, validateLoginCode } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import type { CodeCredential } from '../credential/credentials.ts';
import { failureCode } from '../form/failure-text.ts';
import { useCodeForm } from '../form/use-code-form.ts';
import { validationText } from '../form/validation-text.ts';
import type { LoginFormProps } from './finish-login.ts';

/** The form of the code tab (rules/login#validation). */
export function useCodeLogin({ logIn, onLogin }: LoginFormProps<CodeCredential>) {
  const login = useMutation({ mutationFn: logIn });
  const form = useForm({
    initialValues: { mobile: '', code: '' },
    validate: {
      mobile: (value) => validationText(validateCodeMobile(value)),
      code: (value) => validationText(validateLoginCode(value)),
    },
  });
  const { mobile, code } = form.values;
  const { setAlert, showFailure, focusFirst, ...entry } = useCodeForm(form, {
    purpose: 'mobileLogin',
    field: 'mobile',
    account: mobile,
    isValid: validateCodeMobile(mobile) === null,
    marksAccount: true,
  });

  return {
    ...entry,
    form,
    /** True if the account is being cancelled. */
    cancelling: failureCode(login.error) === codes.accountCancelling,
    canSubmit: mobile !== '' && code !== '',
    busy: login.isPending,
    onMobileChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue('mobile', cleanMobileInput(currentTarget.value)),
    submit: form.onSubmit((values) => {
      setAlert(null);
      login.mutate(values, {
        onSuccess: (result) => setAlert(onLogin(result)),
        onError: (error) => showFailure(error, m['account.login.failed']()),
      });
    }, focusFirst),
  };
}
