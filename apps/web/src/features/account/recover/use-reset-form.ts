import { useForm } from '@mantine/form';
import { validateConfirmation, validateResetPassword } from '@osteon/domain';
import { refusalText } from '../login/refusal-text.ts';

/** The new password and what is wrong with it (seed 000 §5, Find password). */
export function useResetForm() {
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: (value) => refusalText(validateResetPassword(value)),
      confirmation: (value, { password }) => refusalText(validateConfirmation(password, value)),
    },
  });
  const { password, confirmation } = form.values;
  return {
    form,
    password,
    maySubmit: password !== '' && form.isValid() && Object.keys(form.errors).length === 0,
    leave: (field: 'password' | 'confirmation') => {
      if (form.values[field] !== '') form.validateField(field);
      if (field === 'password' && confirmation !== '') form.validateField('confirmation');
    },
  };
}
