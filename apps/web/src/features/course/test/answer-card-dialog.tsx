import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

interface AnswerCardDialogProps {
  onClose: () => void;
  /** Marks the current question. */
  mark: ReactNode;
  submit: ReactNode;
  children: ReactNode;
}

/** The answer card as a dialog, for phones. */
export function AnswerCardDialog({ onClose, mark, submit, children }: AnswerCardDialogProps) {
  return (
    <Dialog title={m['test.card']()} phone="notice" onClose={onClose} actions={submit}>
      {children}
      {mark}
    </Dialog>
  );
}
