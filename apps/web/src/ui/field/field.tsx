import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { getLang } from '../../texts/locale.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

export interface FieldFrame {
  label: string;
  /** A link at the right end of the label's line. */
  aside?: ReactNode;
  /** A rule under the control while there is no error. */
  hint?: ReactNode;
  /** Shown under the control and announced; set by a form. `true` marks the field alone, its text is elsewhere. */
  error?: ReactNode;
}

/** Attributes that tie the control of a field to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldProps extends FieldFrame {
  /** The control in its box; buttons inside the box are beside it. */
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control in a box, hint or error below. */
export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const words = error === true ? undefined : error;
  const control = { id, 'aria-describedby': words || hint ? noteId : undefined, 'aria-invalid': Boolean(error) };
  return (
    <div className={clsx(styles.field, error && styles.wrong)}>
      <div className={styles.head}>
        <label htmlFor={id} lang={getLang(label)}>
          {label}
        </label>
        {aside}
      </div>
      <div className={styles.box}>{children(control)}</div>
      {words ? (
        <FieldError id={noteId}>{words}</FieldError>
      ) : (
        hint && (
          <p className={styles.hint} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
