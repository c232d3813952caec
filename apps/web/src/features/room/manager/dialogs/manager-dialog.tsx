import { type ReactNode, useId } from 'react';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import styles from './manager-dialog.module.css';

interface ManagerDialogProps {
  title: string;
  /** The label of the button that confirms. */
  action: string;
  /** True for an action that cannot be undone, or is against a person: its button is red. */
  isDestructive?: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The confirmation of an action of an assistant; a failure is below its content, which stays. */
export function ManagerDialog(props: ManagerDialogProps) {
  const { title, action, isDestructive = false, isPending, error, onConfirm, onClose, children } = props;
  const formId = useId();
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button
        type="submit"
        kind="primary"
        form={formId}
        className={isDestructive ? styles.destructive : ''}
        busy={isPending}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} phone="notice" actions={actions} onClose={onClose}>
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onConfirm();
        }}
      >
        {children}
        {error !== null && <FieldError>{errorText(error).text}</FieldError>}
      </form>
    </Dialog>
  );
}

/** The message or notice that a dialog is about, after its sender or time. */
export function Subject({ of, children }: { of: string; children: ReactNode }) {
  return (
    <blockquote className={styles.subject}>
      <span className="num">{of}</span>
      {children}
    </blockquote>
  );
}
