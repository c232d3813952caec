import { CASE_IMAGING_MAX, CASE_TEXT_MAX } from '@osteon/domain';
import { m } from '../../../../texts/index.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { plus, trash } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { useDraftFormContext } from '../draft/editor-scope.ts';
import { Section } from './section.tsx';
import styles from './sections.module.css';
import { LongText, ShortText, useProblemText } from './text-fields.tsx';

/** Chief complaint, history, examination and laboratory. */
export function HistorySection() {
  return (
    <Section section="history">
      <ShortText
        path="fields.chiefComplaint"
        label={m['caseEditor.field.chiefComplaint']()}
        max={CASE_TEXT_MAX.chiefComplaint}
      />
      <LongText path="fields.history" label={m['caseEditor.field.history']()} max={CASE_TEXT_MAX.history} />
      <LongText path="fields.examination" label={m['caseEditor.field.examination']()} max={CASE_TEXT_MAX.examination} />
      <LongText path="fields.laboratory" label={m['caseEditor.field.laboratory']()} max={CASE_TEXT_MAX.laboratory} />
    </Section>
  );
}

/** Diagnosis and classification. */
export function DiagnosisSection() {
  return (
    <Section section="diagnosis">
      <ShortText path="fields.diagnosis" label={m['caseEditor.field.diagnosis']()} max={CASE_TEXT_MAX.diagnosis} />
      <ShortText
        path="fields.classification"
        label={m['caseEditor.field.classification']()}
        max={CASE_TEXT_MAX.classification}
      />
    </Section>
  );
}

/** The course of the operation. */
export function OperationSection() {
  return (
    <Section section="operation">
      <LongText
        path="fields.operation"
        label={m['caseEditor.operation']()}
        max={CASE_TEXT_MAX.operation}
        placeholder={m['caseEditor.field.operationHint']()}
      />
    </Section>
  );
}

/** The discussion. */
export function DiscussionSection() {
  return (
    <Section section="discussion">
      <LongText path="fields.discussion" label={m['caseEditor.discussion']()} max={CASE_TEXT_MAX.discussion} />
    </Section>
  );
}

const columns = [
  { key: 'kind', label: m['caseEditor.finding.kind'], max: CASE_TEXT_MAX.imagingKind },
  { key: 'view', label: m['caseEditor.finding.view'], max: CASE_TEXT_MAX.imagingView },
  { key: 'finding', label: m['caseEditor.finding.text'], max: CASE_TEXT_MAX.imagingFinding },
] as const;

/** The findings of the imaging, by examination and view. */
export function Findings() {
  const form = useDraftFormContext();
  const { imaging } = form.values.fields;
  const error = useProblemText('findings', imaging.map((row) => Object.values(row).join('\n')).join('\n'));
  const missing = useProblemText('imaging', '');
  return (
    <div data-place="findings">
      <p className={styles.label}>{m['caseEditor.field.findings']()}</p>
      {imaging.map((row, index) => (
        // Findings have no identity but their place.
        <div key={index} className={styles.finding}>
          {columns.map(({ key, label, max }) => (
            <Field key={key} label={label()}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  maxLength={max}
                  autoComplete="off"
                  value={row[key]}
                  onChange={({ currentTarget: { value } }) =>
                    form.setFieldValue('fields.imaging', imaging.with(index, { ...row, [key]: value }))
                  }
                />
              )}
            </Field>
          ))}
          <IconButton
            label={m['caseEditor.finding.remove']({ number: index + 1 })}
            icon={trash}
            onClick={() => form.setFieldValue('fields.imaging', imaging.toSpliced(index, 1))}
          />
        </div>
      ))}
      {(error ?? missing) && <FieldError>{error ?? missing}</FieldError>}
      <button
        type="button"
        className={styles.add}
        disabled={imaging.length >= CASE_IMAGING_MAX}
        onClick={() => form.setFieldValue('fields.imaging', [...imaging, { kind: '', view: '', finding: '' }])}
      >
        <Icon of={plus} size={16} />
        {m['caseEditor.finding.add']()}
      </button>
    </div>
  );
}
