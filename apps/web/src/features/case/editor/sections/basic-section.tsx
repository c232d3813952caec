import { CASE_TEXT_MAX } from '@osteon/domain';
import { useListSpecialties } from '../../../../entities/content/api/list-specialties.ts';
import { m } from '../../../../texts/index.ts';
import { nameText } from '../../../../texts/name-text.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { useDraftFormContext } from '../draft/editor-scope.ts';
import { Section } from './section.tsx';
import styles from './sections.module.css';
import { TagField } from './tag-field.tsx';
import { ShortText, useProblemText } from './text-fields.tsx';

const AGE_MAX = 120;

/** Title, tags, patient and specialty. */
export function BasicSection() {
  return (
    <Section section="basic">
      <div className={styles.title}>
        <ShortText path="title" label={m['caseEditor.field.title']()} max={CASE_TEXT_MAX.title} />
      </div>
      <div className={styles.pair}>
        <TagField kind="disease" />
        <TagField kind="surgery" />
      </div>
      <div className={styles.pair}>
        <SexField />
        <AgeField />
      </div>
      <div className={styles.pair}>
        <SpecialtyField />
        <ShortText
          path="fields.patient.occupation"
          label={m['caseEditor.field.occupation']()}
          max={CASE_TEXT_MAX.occupation}
        />
      </div>
    </Section>
  );
}

function SexField() {
  const form = useDraftFormContext();
  const error = useProblemText('sex', '');
  return (
    <div data-place="sex" className={styles.sex}>
      <p className={styles.label}>{m['caseEditor.field.sex']()}</p>
      <Segmented
        label={m['caseEditor.field.sex']()}
        options={[
          { value: '男', label: m['caseEditor.field.male']() },
          { value: '女', label: m['caseEditor.field.female']() },
        ]}
        value={form.values.fields.patient.sex}
        onChange={(sex) => form.setFieldValue('fields.patient.sex', sex)}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function AgeField() {
  const form = useDraftFormContext();
  const error = useProblemText('age', '');
  const { age } = form.values.fields.patient;
  return (
    <div data-place="age">
      <Field label={m['caseEditor.field.age']()} error={error}>
        {(control) => (
          <>
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={age ?? ''}
              onChange={({ currentTarget }) => {
                const digits = currentTarget.value.normalize('NFKC').replace(/\D/g, '');
                form.setFieldValue('fields.patient.age', digits === '' ? null : Math.min(AGE_MAX, Number(digits)));
              }}
            />
            <span className={styles.unit}>{m['caseEditor.field.ageUnit']()}</span>
          </>
        )}
      </Field>
    </div>
  );
}

function SpecialtyField() {
  const form = useDraftFormContext();
  const error = useProblemText('specialtyId', '');
  const specialties = useListSpecialties();
  return (
    <div data-place="specialtyId">
      <Field label={m['caseEditor.field.specialty']()} error={error}>
        {(control) => (
          <select
            {...control}
            className={styles.select}
            value={form.values.fields.specialtyId ?? ''}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue('fields.specialtyId', value === '' ? null : value)
            }
          >
            <option value="">{m['caseEditor.field.choose']()}</option>
            {specialties.map((specialty) => (
              <option key={specialty.id} value={specialty.id}>
                {nameText(specialty)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
