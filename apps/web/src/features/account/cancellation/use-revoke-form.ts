import { useForm } from '@mantine/form';
import { cleanCodeInput, detectAccountType, validateLoginCode } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { createVerificationCode } from '../api/create-verification-code.ts';
import { useRevokeCancellation } from '../api/revoke-cancellation.ts';
import { failureCode, failureText } from '../form/failure-text.ts';
import { useResendCountdown } from '../form/use-resend-countdown.ts';
import { validationText } from '../form/validation-text.ts';

/** The form that revokes a cancellation; an e-mail account uses the code purpose of the recovery. */
export function useRevokeForm(onRevoked: () => void) {
  const [alert, setAlert] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (account: string) =>
      createVerificationCode(account.includes('@') ? 'recovery' : 'mobileLogin', account),
  });
  const revoke = useRevokeCancellation();
  const form = useForm({
    initialValues: { account: '', code: '' },
    validate: {
      account: (value) => (detectAccountType(value.trim()) === null ? m['account.login.invalidAccount']() : null),
      code: (value) => validationText(validateLoginCode(value)),
    },
  });
  const account = form.values.account.trim();
  const { secondsLeft, ...countdown } = useResendCountdown(account);

  return {
    form,
    alert,
    secondsLeft,
    busy: revoke.isPending,
    canSend: detectAccountType(account) !== null && secondsLeft === 0 && !send.isPending,
    onAccountBlur: () => {
      if (account !== '') form.validateField('account');
    },
    onCodeChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue('code', cleanCodeInput(currentTarget.value)),
    sendCode: () =>
      send.mutate(account, {
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
        revoke.mutate(
          { account, code },
          {
            onSuccess: onRevoked,
            onError: (error) => {
              const text = failureText(error, m['info.revokeFailed']());
              if (failureCode(error) === codes.wrongCode) form.setErrors({ code: text });
              else setAlert(text);
            },
          },
        );
      },
      (errors) => form.getInputNode(errors.account ? 'account' : 'code')?.focus(),
    ),
  };
}
