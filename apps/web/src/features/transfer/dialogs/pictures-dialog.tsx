import { formatFileSize } from '@osteon/domain';
import type { TransferContent } from '../../../entities/transfer/api/list-transfers.ts';
import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { download } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './pictures-dialog.module.css';

interface PicturesProps {
  title: string;
  files: TransferContent['files'];
  onClose: () => void;
}

/** The pictures of a transfer one below the other, each to be saved. */
export function Component({ title, files, onClose }: PicturesProps) {
  return (
    <Dialog title={title} width={720} tall onClose={onClose}>
      <ul className={styles.list}>
        {files.map(({ id, name, url, width, height, bytes }, index) => (
          <li key={id}>
            <img
              src={url}
              alt={m['transfer.imageOf']({ index: String(index + 1), count: String(files.length) })}
              width={width ?? undefined}
              height={height ?? undefined}
            />
            <p>
              <span>{name}</span>
              <small>{formatFileSize(bytes)}</small>
              <a href={url} download={name} aria-label={m['transfer.download']({ name })}>
                <Icon of={download} />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
