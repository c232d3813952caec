import { useForm } from '@mantine/form';
import { detectAccountType, validateLoginCode } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { useRevokeCancellation } from '../api/revoke-cancellation.ts';
import { useCodeForm } from '../form/use-code-form.ts';
import { validationText } from '../form/validation-text.ts';

/** The form that revokes a cancellation; an e-mail account uses the code purpose of the recovery. */
export function useRevokeForm(onRevoked: () => void) {
  const revoke = useRevokeCancellation();
  const form = useForm({
    initialValues: { account: '', code: '' },
    validate: {
      account: (value) => (detectAccountType(value.trim()) === null ? m['account.login.invalidAccount']() : null),
      code: (value) => validationText(validateLoginCode(value)),
    },
  });
  const account = form.values.account.trim();
  const { setAlert, showFailure, focusFirst, ...entry } = useCodeForm(form, {
    purpose: account.includes('@') ? 'recovery' : 'mobileLogin',
    field: 'account',
    account,
    isValid: detectAccountType(account) !== null,
  });

  return {
    ...entry,
    form,
    busy: revoke.isPending,
    submit: form.onSubmit(({ code }) => {
      setAlert(null);
      revoke.mutate(
        { account, code },
        { onSuccess: onRevoked, onError: (error) => showFailure(error, m['info.revokeFailed']()) },
      );
    }, focusFirst),
  };
}
