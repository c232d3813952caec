import { useForm } from '@mantine/form';
import { SPECIALTIES_MAX, validateCertificationName, validateHospital, validateSpecialties } from '@osteon/domain';
import { useId } from 'react';
import { useGetAuthMajor } from '../../../entities/personal/api/get-auth-major.ts';
import { m } from '../../../texts/index.ts';
import { majorText } from '../../../texts/name-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import styles from './certify.module.css';
import { departments, listOptions, medicalTitles, type PhoneRole } from './document-names.ts';
import { HospitalField } from './hospital-field.tsx';
import { SelectField } from './select-field.tsx';
import { StepBar } from './step-bar.tsx';

/** The basic information as it is sent. */
export interface BasicInfo {
  readonly fullName: string;
  readonly company: string;
  readonly department: string;
  readonly title: string;
  readonly newAreasExpertise: readonly string[];
}

interface BasicInfoStepProps {
  accountLabel: string;
  role: PhoneRole;
  initial: BasicInfo;
  alert: string | null;
  busy: boolean;
  onNext: (info: BasicInfo) => void;
}

type InvalidKey =
  | 'cert.form.nameRequired'
  | 'cert.form.nameInvalid'
  | 'cert.form.hospitalRequired'
  | 'cert.form.specialtyRequired';

const words: Readonly<Record<InvalidKey, () => string>> = {
  'cert.form.nameRequired': m['cert.form.nameRequired'],
  'cert.form.nameInvalid': m['cert.form.nameInvalid'],
  'cert.form.hospitalRequired': m['cert.form.hospitalRequired'],
  'cert.form.specialtyRequired': m['cert.form.specialtyRequired'],
};

/** The message about a field; null if it is valid. */
const getMessage = (key: InvalidKey | null) => key && words[key]();

/** The basic information: allinBasicAuthInfo (rules/certification#form). */
export function BasicInfoStep({ accountLabel, role, initial, alert, busy, onNext }: BasicInfoStepProps) {
  const majors = useGetAuthMajor();
  const specialtiesId = useId();
  const form = useForm<BasicInfo>({
    mode: 'controlled',
    initialValues: initial,
    validateInputOnBlur: true,
    validate: {
      fullName: (value) => getMessage(validateCertificationName(value)),
      company: (value) => getMessage(validateHospital(value)),
      newAreasExpertise: (value) => getMessage(validateSpecialties(value)),
    },
  });
  const { values, errors } = form;
  const toggle = (id: string) => {
    const chosen = values.newAreasExpertise;
    const isFull = chosen.length >= SPECIALTIES_MAX;
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : isFull ? chosen : [...chosen, id];
    form.setFieldValue('newAreasExpertise', next);
    form.clearFieldError('newAreasExpertise');
    if (next.length === 0) form.validateField('newAreasExpertise');
  };
  return (
    <form noValidate onSubmit={form.onSubmit((info) => onNext({ ...info, company: info.company.trim() }))}>
      <PhoneFrame
        title={m['certify.info.title']()}
        accountLabel={accountLabel}
        mark={<StepBar step={1} />}
        actions={
          <Button kind="primary" wide type="submit" busy={busy} disabled={!form.isValid()}>
            {m['common.next']()}
          </Button>
        }
      >
        <div className={styles.fields}>
          {alert && <FieldError>{alert}</FieldError>}
          <TextField
            label={m['cert.form.nameLabel']()}
            autoComplete="name"
            maxLength={60}
            placeholder={m['cert.form.nameRequired']()}
            {...form.getInputProps('fullName')}
          />
          <HospitalField
            value={values.company}
            error={typeof errors['company'] === 'string' ? errors['company'] : undefined}
            onChange={(company) => {
              form.setFieldValue('company', company);
              form.clearFieldError('company');
            }}
            onLeave={() => form.validateField('company')}
          />
          <div className={styles.pair}>
            <SelectField
              label={m['certify.info.department']()}
              options={listOptions(departments)}
              {...form.getInputProps('department')}
            />
            <SelectField
              label={m['certify.info.medicalTitle']()}
              options={listOptions(medicalTitles[role])}
              {...form.getInputProps('title')}
            />
          </div>
          <div>
            <p className={styles.label}>
              <span id={specialtiesId}>{m['cert.form.specialtyLabel']()}</span>
              {values.newAreasExpertise.length > 0 && (
                <span>{m['certify.info.chosen']({ count: String(values.newAreasExpertise.length) })}</span>
              )}
            </p>
            <div className={styles.chips} role="group" aria-labelledby={specialtiesId}>
              {majors.map((major) => (
                <button
                  key={major.id}
                  type="button"
                  aria-pressed={values.newAreasExpertise.includes(major.id)}
                  onClick={() => toggle(major.id)}
                >
                  {majorText(major)}
                </button>
              ))}
            </div>
            {errors['newAreasExpertise'] && <FieldError>{errors['newAreasExpertise']}</FieldError>}
          </div>
        </div>
      </PhoneFrame>
    </form>
  );
}
