import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { Progress } from '../../../../ui/progress/progress.tsx';
import styles from '../certify.module.css';
import { photoName } from '../document-names.ts';
import type { SentPhoto } from './use-photos.ts';

/** The progress of a photo's upload, and the actions on it. */
export function UploadState({ photo, onResume }: { photo: SentPhoto; onResume: () => void }) {
  const { state, sent, text, type } = photo;
  if (state === 'refused') {
    return <FieldError>{text || m['cert.submitFailed']()}</FieldError>;
  }
  if (state === 'done') {
    return (
      <p className={styles.progress} role="status">
        <span>{m['certify.upload.done']()}</span>
      </p>
    );
  }
  return (
    <div>
      <p className={styles.progress}>
        <span>{state === 'broken' ? m['certify.upload.broken']() : m['certify.upload.running']()}</span>
        <b>{Math.floor(sent * 100)}%</b>
        {state === 'broken' && (
          <Button kind="text" size="sm" onClick={onResume}>
            {m['certify.upload.resume']()}
          </Button>
        )}
      </p>
      <Progress label={photoName(type)} value={sent} />
    </div>
  );
}
