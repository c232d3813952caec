import { useForm } from '@mantine/form';
import { cleanCodeInput, cleanMobileInput, validateNewPhone, validateVerifyCode } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { unifiedBinding } from '../api/unified-binding.ts';
import { failureCode } from '../form/failure-text.ts';
import { useSendCode } from '../form/use-send-code.ts';
import { validationText } from '../form/validation-text.ts';
import { requestStepUpToken } from '../step-up/request-step-up-token.ts';
import { verificationFailureText } from '../step-up/verification-failure-text.ts';

/** The field that a refusal concerns; any other concerns the whole form. */
const FIELD_OF_CODE: Readonly<Partial<Record<number, 'mobile' | 'code'>>> = {
  [codes.mobileInUse]: 'mobile',
  [codes.mobileUnchanged]: 'mobile',
  [codes.wrongCode]: 'code',
};

interface Change {
  readonly mobile: string;
  readonly code: string;
}

/** The form of a new phone number and the code that is sent to it (rules/phone-binding#validation). */
export function useChangePhoneForm(initialToken: string, onBound: (mobile: string) => void) {
  const [alert, setAlert] = useState<string | null>(null);
  const bandToken = useRef(initialToken);
  const form = useForm({
    // The verify dialog, which may open above this one, has a field `code` as well.
    name: 'changePhone',
    initialValues: { mobile: '', code: '' },
    validate: {
      mobile: (value) => validationText(validateNewPhone(value)),
      code: (value) => validationText(validateVerifyCode(value)),
    },
  });
  const { mobile } = form.values;
  const { secondsLeft, wasSent, sending, send } = useSendCode('verification', mobile);
  const bind = useMutation({
    mutationFn: async (change: Change): Promise<void> => {
      try {
        await unifiedBinding({ ...change, bandToken: bandToken.current });
      } catch (failure) {
        if (failureCode(failure) !== codes.identityUnproven) throw failure;
        // The token has expired in the meantime: a new one is requested, and the input stays.
        const fresh = await requestStepUpToken();
        if (fresh === null) throw failure;
        bandToken.current = fresh;
        await unifiedBinding({ ...change, bandToken: fresh });
      }
    },
  });

  const clearErrors = () => {
    form.clearErrors();
    setAlert(null);
  };
  const failureText = (error: unknown, text: string) =>
    verificationFailureText(error, { refused: text, otherwise: text });

  return {
    form,
    alert,
    secondsLeft,
    wasSent,
    canSend: validateNewPhone(mobile) === null && secondsLeft === 0 && !sending && !bind.isPending,
    canSubmit: form.isValid(),
    busy: bind.isPending,
    onMobileChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      form.setFieldValue('mobile', cleanMobileInput(currentTarget.value));
      clearErrors();
    },
    onCodeChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      form.setFieldValue('code', cleanCodeInput(currentTarget.value));
      clearErrors();
    },
    // A valid value retains the gateway's refusal until it is changed.
    onMobileBlur: () => {
      if (mobile !== '' && !form.isValid('mobile')) form.validateField('mobile');
    },
    onCodeBlur: () => {
      if (wasSent && !form.isValid('code')) form.validateField('code');
    },
    sendCode: () => {
      clearErrors();
      send({
        onSent: () => form.getInputNode('code')?.focus(),
        onFailed: (error) => form.setErrors({ code: failureText(error, m['account.code.sendFailed']()) }),
      });
    },
    submit: form.onSubmit((change) => {
      setAlert(null);
      bind.mutate(change, {
        onSuccess: () => onBound(change.mobile),
        onError: (error) => {
          const text = failureText(error, m['account.phone.failed']());
          const field = FIELD_OF_CODE[failureCode(error)];
          form.setErrors(field ? { [field]: text } : {});
          if (!field) setAlert(text);
          form.getInputNode(field ?? 'code')?.focus();
        },
      });
    }),
  };
}
