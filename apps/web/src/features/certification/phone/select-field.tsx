import type { ComponentProps } from 'react';
import { m } from '../../../texts/index.ts';
import { Field, type FieldFrame } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown } from '../../../ui/icon/icons.ts';
import styles from './certify.module.css';

interface SelectFieldProps extends FieldFrame, ComponentProps<'select'> {
  options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several texts, chosen in the phone's own list. A stored value outside the list can still be chosen. */
export function SelectField({ label, aside, hint, error, options, value, ...select }: SelectFieldProps) {
  const isOther = typeof value === 'string' && value !== '' && options.every((option) => option.value !== value);
  const known = isOther ? [{ value, label: value }, ...options] : options;
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <>
          <select {...select} {...control} value={value} className={styles.select}>
            <option value="">{m['certify.info.choose']()}</option>
            {known.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={chevronDown} size={18} />
        </>
      )}
    </Field>
  );
}
