import { validateVerifyPassword } from '@osteon/domain';
import { useRef, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { checkAccountPassword } from '../api/check-account-password.ts';
import { verifyFailure } from './verify-failure.ts';

/** Verifies the owner by the password (seed 001 §5, Password verify). `onProven` gets the proof. */
export function usePasswordCheck(onProven: (bandToken: string) => void) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async () => {
    if (validateVerifyPassword(password)) {
      setError(m['account.password.required']());
      return field.current?.focus();
    }
    setError(null);
    setChecking(true);
    try {
      onProven(await checkAccountPassword(password));
    } catch (failure) {
      setError(
        verifyFailure(failure, {
          refused: m['account.verify.passwordWrong'](),
          otherwise: m['account.verify.failed'](),
        }),
      );
      field.current?.focus();
    } finally {
      setChecking(false);
    }
  };

  return {
    field,
    password,
    error,
    checking,
    type: (value: string) => {
      setPassword(value);
      setError(null);
    },
    submit: () => void submit(),
  };
}
