import { useEffect, useEffectEvent } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { Destination } from './destination.tsx';
import { FileRow } from './file-row.tsx';
import styles from './phone.module.css';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

interface UploadingProps {
  accountLabel: string;
  alert: string | null;
  busy: boolean;
  desktop: string | null;
  queue: UploadQueue;
  files: readonly QueuedFile[];
  onSend: (fileIds: readonly string[]) => void;
  onCancel: () => void;
}

/** Running uploads; once all are complete they are sent. If one was refused, sending waits for a confirmation. */
export function Uploading({ accountLabel, alert, busy, desktop, queue, files, onSend, onCancel }: UploadingProps) {
  const done = files.filter(({ state }) => state === 'done');
  const ids = done.map(({ id }) => id);
  const complete = done.length === files.length;
  const resting = files.every(({ state }) => state === 'done' || state === 'refused');
  const moving = files.some(({ state }) => state === 'running' || state === 'waiting');
  const send = useEffectEvent(() => onSend(ids));
  useEffect(() => {
    if (complete) send();
  }, [complete]);
  return (
    <PhoneFrame
      title={m['transfer.phone.sending']()}
      count={`${done.length}/${files.length}`}
      accountLabel={accountLabel}
      actions={
        <>
          {resting && done.length > 0 && (
            <Button kind="primary" wide busy={busy} onClick={() => onSend(ids)}>
              {m['transfer.phone.sendDone']({ count: String(done.length) })}
            </Button>
          )}
          {!resting && (
            <Button wide onClick={() => (moving ? queue.pause() : queue.resume())}>
              {moving ? m['transfer.phone.pauseAll']() : m['transfer.phone.resumeAll']()}
            </Button>
          )}
          <Button kind="text" wide className={styles.cancel} onClick={onCancel}>
            {m['transfer.phone.cancel']()}
          </Button>
        </>
      }
    >
      <Destination desktop={desktop} />
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
      <ul className={styles.files}>
        {files.map((file) => (
          <FileRow key={file.key} queued={file} queue={queue} />
        ))}
      </ul>
      <p className={styles.hint}>{m['transfer.phone.keeps']()}</p>
    </PhoneFrame>
  );
}
