import { useForm } from '@mantine/form';
import { validateConfirmation, validateResetPassword } from '@osteon/domain';
import { validationText } from '../form/validation-text.ts';

/** The form of a new password (rules/recovery#validation). */
export function useNewPasswordForm() {
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: (value) => validationText(validateResetPassword(value)),
      confirmation: (value, { password }) => validationText(validateConfirmation(password, value)),
    },
  });
  const { password, confirmation } = form.values;
  return {
    form,
    password,
    canSubmit: password !== '' && form.isValid() && Object.keys(form.errors).length === 0,
    leave: (field: 'password' | 'confirmation') => {
      if (form.values[field] !== '') form.validateField(field);
      if (field === 'password' && confirmation !== '') form.validateField('confirmation');
    },
  };
}
