import { useForm } from '@mantine/form';
import {
  findPasswordRefusal,
  validateConfirmation,
  validateRegisterEmail,
  validateRegisterPassword,
} from '@osteon/domain';
import { normalizeEmail } from '../email-steps/normalize-email.ts';
import { validationText } from '../form/validation-text.ts';

const REFUSALS = { tooCommon: 'account.password.tooCommon', ownName: 'account.password.ownName' } as const;

/** The validation error of a password: the rule first, then refused passwords (rules/account#refused-passwords). */
function passwordFault(password: string, email: string) {
  const refusal = findPasswordRefusal(password, email);
  return validateRegisterPassword(password) ?? (refusal && REFUSALS[refusal]);
}

/** The form of step 1 (rules/registration#validation). */
export function useRegisterForm(firstEmail: string) {
  const form = useForm({
    initialValues: { email: firstEmail, password: '', confirmation: '' },
    validate: {
      email: (value) => validationText(validateRegisterEmail(normalizeEmail(value))),
      password: (value, { email }) => validationText(passwordFault(value, normalizeEmail(email))),
      confirmation: (value, { password }) => validationText(validateConfirmation(password, value)),
    },
  });
  const { email, password, confirmation } = form.values;
  const filled = email !== '' && password !== '' && confirmation !== '';
  return {
    form,
    email: normalizeEmail(email),
    password,
    canSubmit: filled && form.isValid() && Object.keys(form.errors).length === 0,
    leave: (field: 'email' | 'password' | 'confirmation') => {
      if (form.values[field] !== '') form.validateField(field);
      // A changed password may make the confirmation valid or invalid.
      if (field === 'password' && confirmation !== '') form.validateField('confirmation');
    },
  };
}
