import { formatDuration, ResourceType } from '@osteon/domain';
import clsx from 'clsx';
import type { TransferContent } from '../../entities/transfer/api/list-transfers.ts';
import styles from './thumb.module.css';

/** The maximum number of pictures side by side. */
const PICTURES_MAX = 3;

/** A thumbnail of a transfer's content: a cover, the pictures, or a sheet of paper. */
export function Thumb({ content: { resType, resUrlList, files, durationSeconds } }: { content: TransferContent }) {
  const isPdf = files[0]?.kind === 'pdf';
  if (isPdf || resType === ResourceType.document) {
    return (
      <span className={styles.paper} aria-hidden="true">
        {isPdf ? <em>PDF</em> : <b />}
        {!isPdf && [1, 2, 3].map((line) => <i key={line} />)}
      </span>
    );
  }
  const visible = resUrlList.slice(0, PICTURES_MAX);
  return (
    <span className={clsx(styles.pictures, visible.length > 1 && styles.several)}>
      {visible.map(({ picUrl }) => (
        <img key={picUrl} src={picUrl} alt="" width={200} height={112} loading="lazy" decoding="async" />
      ))}
      {durationSeconds !== null && <span className={styles.duration}>{formatDuration(durationSeconds)}</span>}
    </span>
  );
}
