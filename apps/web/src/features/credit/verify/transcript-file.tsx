import clsx from 'clsx';
import { useRef, useState } from 'react';
import type { PrintedTranscript } from '../../../entities/credit/api/verify-transcript.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { document } from '../../../ui/icon/icons.ts';
import { useFileDrop } from './use-file-drop.ts';
import styles from './verify-page.module.css';

/** Accepts the PDF of a transcript, chosen or dropped, and reads it in the browser. */
export function TranscriptFile({ onRead }: { onRead: (printed: PrintedTranscript) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const read = async (file: File) => {
    setFailed(false);
    // Loaded lazily with the first file, as most visitors come by the code.
    const { readTranscriptFile } = await import('./read-transcript-file.ts');
    const printed = await readTranscriptFile(file).catch(() => null);
    if (printed) onRead(printed);
    else setFailed(true);
  };
  const isOver = useFileDrop((file) => void read(file));
  return (
    <section className={clsx(styles.file, isOver && styles.over)} aria-label={m['credit.verify.file']()}>
      <p className={styles.note}>{m['credit.verify.fileNote']()}</p>
      <Button onClick={() => input.current?.click()}>
        <Icon of={document} size={18} />
        {m['credit.verify.file']()}
      </Button>
      {failed && <FieldError>{m['credit.verify.fileUnknown']()}</FieldError>}
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void read(file);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}
