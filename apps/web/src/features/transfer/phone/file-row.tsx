import { formatFileSize } from '@osteon/domain';
import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, close, document, pause, play, refresh } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Progress } from '../../../ui/progress/progress.tsx';
import styles from './phone.module.css';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

/** In seconds; longer times are shown in minutes. */
const MINUTE = 60;

/** A file with its progress, and the actions on it. */
export function FileRow({ queued, queue }: { queued: QueuedFile; queue: UploadQueue }) {
  const { file, thumbnail, state, bytes } = queued;
  const part = file.size === 0 ? 0 : bytes / file.size;
  const failed = state === 'broken' || state === 'refused';
  return (
    <li className={clsx(styles.file, state === 'paused' && styles.paused, failed && styles.failed)}>
      {thumbnail === null ? (
        <span className={styles.paper}>
          {file.type === 'application/pdf' ? 'PDF' : <Icon of={document} size={22} />}
        </span>
      ) : (
        <img src={thumbnail} alt="" width={48} height={48} />
      )}
      <div>
        <b>{file.name}</b>
        <p role={state === 'refused' ? 'alert' : undefined}>
          <span>{formatFileSize(file.size)}</span>
          <em>{stateText(queued, Math.floor(part * 100))}</em>
        </p>
        {state !== 'done' && state !== 'refused' && <Progress label={file.name} value={part} />}
      </div>
      <Control queued={queued} queue={queue} />
    </li>
  );
}

function stateText({ state, text, secondsLeft }: QueuedFile, done: number): string {
  const percent = String(done);
  const texts: Readonly<Record<QueuedFile['state'], () => string>> = {
    waiting: m['transfer.phone.waiting'],
    running: () => progressText(percent, secondsLeft),
    paused: () => m['transfer.phone.pausedAt']({ percent }),
    broken: () => m['transfer.phone.brokenAt']({ percent }),
    refused: () => text,
    done: m['transfer.phone.uploaded'],
  };
  return texts[state]();
}

function progressText(percent: string, left: number | null): string {
  if (left === null) return m['transfer.phone.progress']({ percent });
  return left < MINUTE
    ? m['transfer.phone.secondsLeft']({ percent, seconds: String(left) })
    : m['transfer.phone.minutesLeft']({ percent, minutes: String(Math.ceil(left / MINUTE)) });
}

function Control({ queued: { key, file, state }, queue }: { queued: QueuedFile; queue: UploadQueue }) {
  const { name } = file;
  if (state === 'done') {
    return (
      <span className={styles.done}>
        <Icon of={check} size={22} />
      </span>
    );
  }
  if (state === 'refused') {
    return (
      <IconButton
        icon={close}
        size="lg"
        label={m['transfer.phone.remove']({ name })}
        onClick={() => queue.remove(key)}
      />
    );
  }
  if (state === 'paused') {
    return (
      <IconButton
        icon={play}
        size="lg"
        label={m['transfer.phone.resume']({ name })}
        onClick={() => queue.resume(key)}
      />
    );
  }
  if (state === 'broken') {
    return (
      <IconButton
        icon={refresh}
        size="lg"
        label={m['transfer.phone.retry']({ name })}
        onClick={() => queue.resume(key)}
      />
    );
  }
  return (
    <IconButton icon={pause} size="lg" label={m['transfer.phone.pause']({ name })} onClick={() => queue.pause(key)} />
  );
}
