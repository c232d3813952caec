import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

interface NoticeDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a message and one button, which has the focus and closes it. */
export function NoticeDialog({ title, onClose, children }: NoticeDialogProps) {
  const actions = (
    <Button kind="primary" data-autofocus onClick={onClose}>
      {m['common.gotIt']()}
    </Button>
  );
  return (
    <Dialog title={title} phone="notice" actions={actions} onClose={onClose}>
      {children}
    </Dialog>
  );
}
