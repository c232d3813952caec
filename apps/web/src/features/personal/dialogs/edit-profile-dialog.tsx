import { useForm } from '@mantine/form';
import { ORGANIZATION_NAME_MAX, PERSON_NAME_MAX, validateCertificationName } from '@osteon/domain';
import { useId, useState } from 'react';
import { useGetAuthMajor } from '../../../entities/personal/api/get-auth-major.ts';
import { useGetCustomerInfoV2 } from '../../../entities/personal/api/get-customer-info-v2.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { majorText } from '../../../texts/name-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useUpdateCustomerInfo } from '../api/update-customer-info.ts';
import styles from './edit-profile.module.css';

const TITLE_MAX = 60;

/** Edits name, title, workplace and specialty; the input stays when saving fails. */
export function Component({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { name, nameFixed, medicalTitle, company, specialtyId } = useGetCustomerInfoV2();
  const majors = useGetAuthMajor();
  const update = useUpdateCustomerInfo();
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm({
    initialValues: { name, medicalTitle, company, specialtyId },
    validate: {
      name: (value) =>
        !nameFixed && value.trim() !== '' && validateCertificationName(value.trim())
          ? m['cert.form.nameInvalid']()
          : null,
    },
  });
  const submit = form.onSubmit((values) => {
    setAlert(null);
    update.mutate(values, {
      onSuccess: () => {
        toast.success(m['language.saved']());
        onClose();
      },
      onError: (error) => setAlert(errorText(error).text),
    });
  });
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={id} busy={update.isPending}>
        {m['language.save']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['info.edit']()} actions={actions} onClose={onClose}>
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={m['cert.form.nameLabel']()}
          autoComplete="name"
          maxLength={PERSON_NAME_MAX}
          readOnly={nameFixed}
          hint={nameFixed && m['info.nameFixed']()}
          {...form.getInputProps('name')}
        />
        <TextField
          label={m['info.medicalTitle']()}
          autoComplete="organization-title"
          maxLength={TITLE_MAX}
          data-autofocus
          {...form.getInputProps('medicalTitle')}
        />
        <TextField
          label={m['info.company']()}
          autoComplete="organization"
          maxLength={ORGANIZATION_NAME_MAX}
          {...form.getInputProps('company')}
        />
        <Field label={m['info.specialty']()}>
          {(control) => (
            <select {...control} {...form.getInputProps('specialtyId')} className={styles.select}>
              <option value="">{m['info.specialtyNone']()}</option>
              {majors.map((major) => (
                <option key={major.id} value={major.id}>
                  {majorText(major)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {alert && <FieldError>{alert}</FieldError>}
      </form>
    </Dialog>
  );
}
