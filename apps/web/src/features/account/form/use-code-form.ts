import { type CodePurpose, cleanCodeInput } from '@osteon/domain';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { failureCode, failureText } from './failure-text.ts';
import { useSendCode } from './use-send-code.ts';

/** The parts that are used of a form with two fields: the account, whose field each form names, and `code`. */
interface FormWithCode<Field extends string> {
  readonly clearErrors: () => void;
  readonly setErrors: (errors: Record<string, ReactNode>) => void;
  readonly setFieldValue: (field: 'code', value: string) => void;
  readonly validateField: (field: Field) => unknown;
  readonly getInputNode: (field: Field | 'code') => HTMLElement | null;
}

interface CodeFormOptions<Field extends string> {
  readonly purpose: CodePurpose;
  /** Name of the account's field. */
  readonly field: Field;
  /** The account to send the code to. */
  readonly account: string;
  /** True if a code can be sent to this account. */
  readonly isValid: boolean;
  /** True if the account is marked as well where no code could be sent. */
  readonly marksAccount?: boolean;
}

/** A form of an account and the code that is sent to it: sends the code, and shows what the gateway refuses. */
export function useCodeForm<Field extends string>(
  form: FormWithCode<Field>,
  { purpose, field, account, isValid, marksAccount = false }: CodeFormOptions<Field>,
) {
  const [alert, setAlert] = useState<string | null>(null);
  const { secondsLeft, sending, send } = useSendCode(purpose, account);
  return {
    /** A failure that does not concern the code. */
    alert,
    setAlert,
    secondsLeft,
    canSend: isValid && secondsLeft === 0 && !sending,
    onAccountBlur: () => {
      if (account !== '') form.validateField(field);
    },
    onCodeChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue('code', cleanCodeInput(currentTarget.value)),
    sendCode: () =>
      send({
        onSent: () => {
          form.clearErrors();
          form.getInputNode('code')?.focus();
        },
        onFailed: (error) =>
          form.setErrors({
            ...(marksAccount && { [field]: true }),
            code: failureText(error, m['account.code.sendFailed']()),
          }),
      }),
    /** Shows why a submission failed: beside a wrong code, else for the whole form. */
    showFailure: (error: unknown, fallback: string) => {
      const text = failureText(error, fallback);
      if (failureCode(error) === codes.wrongCode) form.setErrors({ code: text });
      else setAlert(text);
    },
    /** Focuses the first invalid field. */
    focusFirst: (errors: Record<string, ReactNode>) => form.getInputNode(errors[field] ? field : 'code')?.focus(),
  };
}
