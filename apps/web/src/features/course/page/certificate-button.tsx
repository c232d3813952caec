import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Shows the certificate of a completed course (rules/credit#certificate). */
export function CertificateButton({ courseId, size }: { courseId: string; size: 'md' | 'lg' }) {
  return (
    <Button kind="primary" size={size} onClick={() => openDialog('certificate', { courseId })}>
      {m['course.certificate']()}
    </Button>
  );
}
