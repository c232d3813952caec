import {
  RoleId,
  SPECIALTIES_MAX,
  validateCertificationName,
  validateHospital,
  validateSpecialties,
} from '@osteon/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAuthMajorQuery } from '../../../entities/personal/api/get-auth-major.ts';
import { m } from '../../../texts/index.ts';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { MultiSelectField } from '../../../ui/field/multi-select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { submitAuthActionInfo } from '../api/submit-auth-action.ts';
import styles from './form-step.module.css';
import { FormStep, type FormStepProps } from './form-step.tsx';

const NAME_MAX = 60;
const HOSPITAL_MAX = 100;

const problems = {
  'cert.form.nameRequired': m['cert.form.nameRequired'],
  'cert.form.nameInvalid': m['cert.form.nameInvalid'],
  'cert.form.specialtyRequired': m['cert.form.specialtyRequired'],
  'cert.form.hospitalRequired': m['cert.form.hospitalRequired'],
};

/** Step 2: name, specialties and hospital of a doctor from abroad (rules/certification#form). */
export function BasicInfoStep({ level, onNext, ...dialog }: FormStepProps & { onNext: () => void }) {
  const { draft, setDraft } = dialog;
  const { name, specialties, hospital, locale } = draft;
  const majors = useQuery(getAuthMajorQuery()).data?.list ?? [];
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending, isError } = useMutation({ mutationFn: submitAuthActionInfo });
  const wrong = {
    name: validateCertificationName(name),
    specialties: validateSpecialties(specialties),
    hospital: validateHospital(hospital),
  };
  const complete = !wrong.name && !wrong.specialties && !wrong.hospital;
  const leave = (field: keyof typeof wrong) => setTouched((before) => new Set([...before, field]));
  const getError = (field: keyof typeof wrong) => {
    const key = wrong[field];
    return key && touched.has(field) ? problems[key]({}, { locale }) : null;
  };
  const submit = () =>
    mutate(
      {
        fullName: name.trim(),
        company: hospital.trim(),
        newAreasExpertise: [...specialties],
        role: RoleId.doctorLevel1,
        level,
        country: 'OTHER',
      },
      { onSuccess: onNext },
    );
  return (
    <FormStep
      {...dialog}
      step={2}
      title={m['cert.form.title']({}, { locale })}
      submitText={m['common.next']({}, { locale })}
      disabled={!complete}
      busy={isPending}
      onSubmit={submit}
    >
      <TextField
        label={m['cert.form.nameLabel']({}, { locale })}
        placeholder={m['cert.form.nameRequired']({}, { locale })}
        autoComplete="name"
        maxLength={NAME_MAX}
        data-autofocus
        value={name}
        error={getError('name')}
        onChange={({ currentTarget }) => setDraft({ name: currentTarget.value })}
        onBlur={() => leave('name')}
      />
      <MultiSelectField
        label={m['cert.form.specialtyLabel']({}, { locale })}
        placeholder={m['cert.form.specialtyRequired']({}, { locale })}
        removeLabel={(chosen) => m['cert.form.removeSpecialty']({ name: chosen }, { locale })}
        options={majors.map((major) => ({
          value: major.id,
          label: locale === 'en' ? major.propertyEnName : major.propertyName,
        }))}
        values={specialties}
        error={getError('specialties')}
        onChange={(chosen) => setDraft({ specialties: chosen.slice(0, SPECIALTIES_MAX) })}
        onLeave={() => leave('specialties')}
      />
      <TextField
        label={m['cert.form.hospitalLabel']({}, { locale })}
        placeholder={m['cert.form.hospitalRequired']({}, { locale })}
        autoComplete="organization"
        maxLength={HOSPITAL_MAX}
        value={hospital}
        error={getError('hospital')}
        onChange={({ currentTarget }) => setDraft({ hospital: currentTarget.value })}
        onBlur={() => leave('hospital')}
      />
      {isError && (
        <FieldError className={styles.alert} lang={locale === 'en' ? 'en' : 'zh-CN'}>
          {m['cert.submitFailed']({}, { locale })}
        </FieldError>
      )}
    </FormStep>
  );
}
