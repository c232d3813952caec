import { formatFileSize, formatTime } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import type { SentTransfer } from '../api/send-transfer.ts';
import { getKind } from '../content-kind.ts';
import { ContentTitle } from '../content-title.tsx';
import styles from './phone.module.css';

interface SentProps {
  accountLabel: string;
  desktop: string | null;
  list: readonly SentTransfer[];
  onAgain: () => void;
}

/** The content that has reached the desktop. */
export function Sent({ accountLabel, desktop, list, onAgain }: SentProps) {
  return (
    <PhoneFrame
      title={m['transfer.phone.sent']({ count: String(list.length) })}
      accountLabel={accountLabel}
      mark={
        <span className={styles.mark}>
          <Icon of={check} size={28} />
        </span>
      }
      actions={
        <>
          <ButtonLink to="/home" kind="primary" wide>
            {m['transfer.phone.done']()}
          </ButtonLink>
          <Button wide onClick={onAgain}>
            {m['transfer.phone.again']()}
          </Button>
        </>
      }
    >
      <p className={styles.hint} role="status">
        {desktop === null ? m['transfer.phone.sentLater']() : m['transfer.phone.sentHint']()}
      </p>
      <ul className={styles.files}>
        {list.map(({ id, resourceResult: content, sentAt }) => {
          const bytes = content.files.reduce((sum, file) => sum + file.bytes, 0);
          return (
            <li key={id} className={styles.file}>
              <span className={styles.paper}>
                {content.files[0]?.kind === 'pdf' ? 'PDF' : <Icon of={getKind(content).icon} size={22} />}
              </span>
              <div>
                <b>
                  <ContentTitle of={content} />
                </b>
                <p>
                  <span>{bytes > 0 ? formatFileSize(bytes) : getKind(content).label()}</span>
                  <em>{formatTime(sentAt)}</em>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </PhoneFrame>
  );
}
