import { useForm } from '@mantine/form';
import { cleanCodeInput, cleanMobileInput, validateCodeMobile, validateLoginCode } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { useCreateVerificationCode } from '../api/create-verification-code.ts';
import type { CodeCredential } from '../credential/credentials.ts';
import { failureCode, failureText } from '../form/failure-text.ts';
import { useResendCountdown } from '../form/use-resend-countdown.ts';
import { validationText } from '../form/validation-text.ts';
import type { LoginFormProps } from './finish-login.ts';

/** The form of the code tab (rules/login#validation). */
export function useCodeForm({ logIn, onLogin }: LoginFormProps<CodeCredential>) {
  const [alert, setAlert] = useState<string | null>(null);
  const send = useCreateVerificationCode('mobileLogin');
  const login = useMutation({ mutationFn: logIn });
  const form = useForm({
    initialValues: { mobile: '', code: '' },
    validate: {
      mobile: (value) => validationText(validateCodeMobile(value)),
      code: (value) => validationText(validateLoginCode(value)),
    },
  });
  const { mobile, code } = form.values;
  const { secondsLeft, ...countdown } = useResendCountdown(mobile);

  return {
    form,
    alert,
    /** True if the account is being cancelled. */
    cancelling: failureCode(login.error) === codes.accountCancelling,
    secondsLeft,
    canSend: validateCodeMobile(mobile) === null && secondsLeft === 0 && !send.isPending,
    canSubmit: mobile !== '' && code !== '',
    busy: login.isPending,
    onMobileChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue('mobile', cleanMobileInput(currentTarget.value)),
    onCodeChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue('code', cleanCodeInput(currentTarget.value)),
    onMobileBlur: () => {
      if (mobile !== '') form.validateField('mobile');
    },
    sendCode: () =>
      send.mutate(mobile, {
        onSuccess: () => {
          form.clearErrors();
          countdown.onSent();
          form.getInputNode('code')?.focus();
        },
        onError: (error) => {
          countdown.onRefused(error);
          form.setErrors({ mobile: true, code: failureText(error, m['account.code.sendFailed']()) });
        },
      }),
    submit: form.onSubmit(
      (values) => {
        setAlert(null);
        login.mutate(values, {
          onSuccess: (result) => setAlert(onLogin(result)),
          onError: (error) => {
            const text = failureText(error, m['account.login.failed']());
            if (failureCode(error) === codes.wrongCode) form.setErrors({ code: text });
            else setAlert(text);
          },
        });
      },
      (errors) => form.getInputNode(errors.mobile ? 'mobile' : 'code')?.focus(),
    ),
  };
}
