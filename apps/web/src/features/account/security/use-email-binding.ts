import { useForm } from '@mantine/form';
import { isEmail, validateVerifyCode } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { useCodeForm } from '../form/use-code-form.ts';
import { validationText } from '../form/validation-text.ts';
import { useBindEmail } from './api/bind-email.ts';

/** The form that binds an e-mail: the address, and the code that is sent to it. */
export function useEmailBinding(bandToken: string, onBound: () => void) {
  const bind = useBindEmail();
  const form = useForm({
    initialValues: { email: '', code: '' },
    validate: {
      email: (value) => (isEmail(value.trim()) ? null : m['account.recover.invalidEmail']()),
      code: (value) => validationText(validateVerifyCode(value)),
    },
  });
  const email = form.values.email.trim();
  const { setAlert, showFailure, focusFirst, ...entry } = useCodeForm(form, {
    purpose: 'verification',
    field: 'email',
    account: email,
    isValid: isEmail(email),
  });

  return {
    ...entry,
    form,
    busy: bind.isPending,
    submit: form.onSubmit(({ code }) => {
      setAlert(null);
      bind.mutate(
        { account: email, validCode: code, bandToken },
        { onSuccess: onBound, onError: (error) => showFailure(error, m['info.emailFailed']()) },
      );
    }, focusFirst),
  };
}
