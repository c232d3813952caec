import { useForm } from '@mantine/form';
import { cleanCodeInput, isEmail, validateVerifyCode } from '@osteon/domain';
import { type ChangeEvent, useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { useCreateVerificationCode } from '../api/create-verification-code.ts';
import { failureCode, failureText } from '../form/failure-text.ts';
import { useResendCountdown } from '../form/use-resend-countdown.ts';
import { useBindEmail } from './api/bind-email.ts';

const codeTexts = {
  'account.code.required': m['account.code.required'],
  'account.code.length': m['account.code.length'],
};

/** The form that binds an e-mail: the address, and the code that is sent to it. */
export function useEmailBinding(bandToken: string, onBound: () => void) {
  const [alert, setAlert] = useState<string | null>(null);
  const send = useCreateVerificationCode('verification');
  const bind = useBindEmail();
  const form = useForm({
    initialValues: { email: '', code: '' },
    validate: {
      email: (value) => (isEmail(value.trim()) ? null : m['account.recover.invalidEmail']()),
      code: (value) => {
        const refusal = validateVerifyCode(value);
        return refusal && codeTexts[refusal]();
      },
    },
  });
  const email = form.values.email.trim();
  const { secondsLeft, ...countdown } = useResendCountdown(email);

  return {
    form,
    alert,
    secondsLeft,
    busy: bind.isPending,
    canSend: isEmail(email) && secondsLeft === 0 && !send.isPending,
    onEmailBlur: () => {
      if (email !== '') form.validateField('email');
    },
    onCodeChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue('code', cleanCodeInput(currentTarget.value)),
    sendCode: () =>
      send.mutate(email, {
        onSuccess: () => {
          form.clearErrors();
          countdown.onSent();
          form.getInputNode('code')?.focus();
        },
        onError: (error) => {
          countdown.onRefused(error);
          form.setErrors({ code: failureText(error, m['account.code.sendFailed']()) });
        },
      }),
    submit: form.onSubmit(
      ({ code }) => {
        setAlert(null);
        bind.mutate(
          { account: email, validCode: code, bandToken },
          {
            onSuccess: onBound,
            onError: (error) => {
              const text = failureText(error, m['info.emailFailed']());
              if (failureCode(error) === codes.wrongCode) form.setErrors({ code: text });
              else setAlert(text);
            },
          },
        );
      },
      (errors) => form.getInputNode(errors.email ? 'email' : 'code')?.focus(),
    ),
  };
}
