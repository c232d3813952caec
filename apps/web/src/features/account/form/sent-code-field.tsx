import type { ComponentProps } from 'react';
import { m } from '../../../texts/index.ts';
import { CodeField } from '../../../ui/field/code-field.tsx';

interface SentCodeFieldProps extends Omit<ComponentProps<typeof CodeField>, 'label' | 'sendLabel'> {
  label?: string;
  /** Seconds until another code can be sent. */
  secondsLeft: number;
  /** True if the button offers another code after the countdown; otherwise it has the label of the first. */
  wasSent?: boolean;
}

/** The field of a code that is sent to an account, with the button that sends it and its countdown. */
export function SentCodeField({ label, secondsLeft, wasSent = false, ...field }: SentCodeFieldProps) {
  return (
    <CodeField
      label={label ?? m['account.code.codeLabel']()}
      placeholder={m['account.code.required']()}
      sendLabel={getSendLabel(secondsLeft, wasSent)}
      {...field}
    />
  );
}

function getSendLabel(secondsLeft: number, wasSent: boolean): string {
  if (secondsLeft > 0) return m['account.code.resendIn']({ seconds: secondsLeft });
  return wasSent ? m['account.code.resend']() : m['account.code.get']();
}
