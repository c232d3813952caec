import { useForm } from '@mantine/form';
import { cleanCodeInput, getNextIdentityCheck, validateMobileOnFile, validateVerifyCode } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { verificationCodeLoginForStepUp } from '../api/verification-code-login.ts';
import { useSendCode } from '../form/use-send-code.ts';
import { validationText } from '../form/validation-text.ts';
import { verificationFailureText } from './verification-failure-text.ts';

/** An illegal pair, as of a delayed response, changes nothing. */
const move = (state: Parameters<typeof getNextIdentityCheck>[0], event: Parameters<typeof getNextIdentityCheck>[1]) =>
  getNextIdentityCheck(state, event) ?? state;

/**
 * The form that verifies the owner by a code to `account` (rules/phone-binding#verify-dialog). The code is sent
 * automatically the first time that the form is `active`.
 */
export function useVerifyCodeForm(account: string, active: boolean, onProven: (bandToken: string) => void) {
  const [state, dispatch] = useReducer(move, 'idle');
  const opened = useRef(false);
  const { secondsLeft, wasSent, send } = useSendCode('verification', account);
  const form = useForm({
    // The change-phone dialog, which may be open below this one, has a field `code` as well.
    name: 'smsCheck',
    initialValues: { code: '' },
    validate: { code: (value) => validationText(validateMobileOnFile(account) ?? validateVerifyCode(value)) },
  });
  const focus = () => form.getInputNode('code')?.focus();
  // In the mutation itself, as a closed dialog must not lose the proof.
  const verify = useMutation({
    mutationFn: (code: string) => verificationCodeLoginForStepUp(account, code),
    onSuccess: (bandToken) => {
      dispatch('accept');
      onProven(bandToken);
    },
    onError: (error) => {
      const refused = m['account.code.wrong']();
      form.setFieldError('code', verificationFailureText(error, { refused, otherwise: m['account.verify.failed']() }));
      dispatch('refuse');
      focus();
    },
  });

  const sendCode = () => {
    const missing = validateMobileOnFile(account);
    if (missing) return form.setFieldError('code', validationText(missing));
    form.clearErrors();
    dispatch('open');
    send({
      onSent: () => {
        dispatch('sent');
        focus();
      },
      onFailed: (error) => {
        const failed = m['account.code.sendFailed']();
        form.setFieldError('code', verificationFailureText(error, { refused: failed, otherwise: failed }));
        dispatch('refuse');
      },
    });
  };

  const sendAtOnce = useEffectEvent(sendCode);
  useEffect(() => {
    if (!active || opened.current) return;
    opened.current = true;
    sendAtOnce();
  }, [active]);

  return {
    form,
    secondsLeft,
    wasSent,
    canSend: account !== '' && secondsLeft === 0 && state !== 'sending' && state !== 'checking',
    checking: state === 'checking',
    onCodeChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue('code', cleanCodeInput(currentTarget.value)),
    sendCode,
    submit: form.onSubmit(({ code }) => {
      dispatch('submit');
      verify.mutate(code);
    }, focus),
  };
}
