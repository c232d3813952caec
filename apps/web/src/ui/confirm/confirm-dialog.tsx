import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { answer, type Question } from './confirm.ts';
import styles from './confirm-dialog.module.css';

/** A yes-or-no question as a dialog. */
export default function ConfirmDialog({ question }: { question: Question }) {
  const actions = (
    <>
      <Button onClick={() => answer(false)}>{question.cancelLabel}</Button>
      <Button kind="primary" className={question.destructive ? styles.destructive : ''} onClick={() => answer(true)}>
        {question.confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={question.title} phone="notice" actions={actions} onClose={() => answer(false)}>
      <p>{question.text}</p>
    </Dialog>
  );
}
