import { m } from '../../../../texts/index.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { useDraftFormContext, useEditorScope } from '../draft/editor-scope.ts';
import { isProblemOf, problemText } from '../submit/problems.ts';
import styles from './sections.module.css';

interface TextProps {
  /** The path of the value in the form, as `fields.history`. */
  path: string;
  label: string;
  max: number;
  placeholder?: string;
}

/** One line of text with its count. */
export function ShortText({ path, label, max, placeholder }: TextProps) {
  const { value, error, onChange } = useText(path);
  return (
    <div data-place={toPlace(path)}>
      <Field label={label} aside={<Count of={value} max={max} />} error={error}>
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={max}
            placeholder={placeholder}
            value={value}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** A text of several lines with its count; plain text, so that it is inert everywhere. */
export function LongText({ path, label, max, placeholder }: TextProps) {
  const { value, error, onChange } = useText(path);
  return (
    <div data-place={toPlace(path)} className={styles.long}>
      <Field label={label} aside={<Count of={value} max={max} />} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={max}
            placeholder={placeholder}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** The length of a text, of its longest. */
function Count({ of, max }: { of: string; max: number }) {
  return <span className={`num ${styles.count}`}>{m['caseEditor.count']({ count: of.length, max })}</span>;
}

const toPlace = (path: string): string => path.split('.').at(-1) ?? path;

function useText(path: string) {
  const form = useDraftFormContext();
  const error = useProblemText(path, String(form.getInputProps(path).value ?? ''));
  return {
    value: String(form.getInputProps(path).value ?? ''),
    error,
    onChange: (value: string) => form.setFieldValue(path, value),
  };
}

/** The words of the problem at a field; undefined without one. */
export function useProblemText(path: string, value: string): string | undefined {
  const problem = useEditorScope().problems.find((each) => isProblemOf(each, path, value));
  return problem && problemText(problem);
}
