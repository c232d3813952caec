import { type ReactNode, useId } from 'react';
import type { LiveQuestion } from '../../../entities/room/api/list-live-questions.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { getSenderName } from '../message/sender-texts.ts';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  title: string;
  question: LiveQuestion;
  /** The label of the button that confirms. */
  action: string;
  /** True while there is nothing to confirm. */
  isIncomplete: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a decision about a question; a failure is below its content, which stays. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, question, action, isIncomplete, isPending, error, onConfirm, onClose, children } = props;
  const formId = useId();
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={formId} disabled={isIncomplete} busy={isPending}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} actions={actions} onClose={onClose}>
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && !isIncomplete) onConfirm();
        }}
      >
        <blockquote>
          <span>{getSenderName(question.name)}</span>
          {question.text}
        </blockquote>
        {children}
        {error !== null && <FieldError>{errorText(error).text}</FieldError>}
      </form>
    </Dialog>
  );
}
