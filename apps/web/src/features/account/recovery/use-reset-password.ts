import type { LoginModalEvent } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { type ResetGrant, updatePassword } from '../api/update-password.ts';
import type { LoginResult, PasswordCredential } from '../credential/credentials.ts';
import { failureCode, failureText } from '../form/failure-text.ts';
import { useNewPasswordForm } from '../new-password/use-new-password-form.ts';

/** Error codes that concern the password; any other concerns the whole step. */
const PASSWORD_REFUSALS: readonly number[] = [codes.passwordTooCommon, codes.passwordOwnName];

interface ResetOutcome {
  dispatch: (event: LoginModalEvent) => void;
  logIn: (credential: PasswordCredential) => Promise<LoginResult>;
  onLogin: (result: LoginResult) => void;
}

/** Step 3 of find-password: sets the password and logs in with it (rules/recovery#after-the-reset). */
export function useResetPassword(
  { email, grant }: { email: string; grant: ResetGrant | null },
  { dispatch, logIn, onLogin }: ResetOutcome,
) {
  const entry = useNewPasswordForm();
  const { form, password } = entry;
  const [alert, setAlert] = useState<string | null>(null);
  const login = useMutation({ mutationFn: logIn });
  const reset = useMutation({ mutationFn: (right: ResetGrant) => updatePassword(right, password) });

  const logInWithIt = () =>
    login.mutate(
      { account: email, password },
      {
        onSuccess: (result) => {
          onLogin(result);
          dispatch('passed');
        },
        onError: () => dispatch('loginRefused'),
      },
    );

  return {
    ...entry,
    alert,
    busy: reset.isPending || login.isPending,
    submit: form.onSubmit(
      () => {
        if (grant === null) return;
        setAlert(null);
        reset.mutate(grant, {
          onSuccess: logInWithIt,
          onError: (error) => {
            const text = failureText(error, m['error.unknown']());
            if (PASSWORD_REFUSALS.includes(failureCode(error))) form.setFieldError('password', text);
            else setAlert(text);
          },
        });
      },
      (errors) => form.getInputNode(errors.password ? 'password' : 'confirmation')?.focus(),
    ),
  };
}
