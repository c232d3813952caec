import { useForm } from '@mantine/form';
import { validateVerifyPassword } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { m } from '../../../texts/index.ts';
import { checkAccountPassword } from '../api/check-account-password.ts';
import { verificationFailureText } from './verification-failure-text.ts';

/** The form that verifies the owner by the password (rules/phone-binding#verify-dialog). */
export function useVerifyPasswordForm(onProven: (bandToken: string) => void) {
  const check = useMutation({ mutationFn: checkAccountPassword });
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => validateVerifyPassword(value) && m['account.password.required']() },
  });
  const focus = () => form.getInputNode('password')?.focus();

  return {
    form,
    checking: check.isPending,
    submit: form.onSubmit(
      ({ password }) =>
        check.mutate(password, {
          onSuccess: onProven,
          onError: (error) => {
            const refused = m['account.verify.passwordWrong']();
            form.setFieldError(
              'password',
              verificationFailureText(error, { refused, otherwise: m['account.verify.failed']() }),
            );
            focus();
          },
        }),
      focus,
    ),
  };
}
