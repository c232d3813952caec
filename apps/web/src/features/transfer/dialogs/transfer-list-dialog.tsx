import { formatDay, formatFileSize, formatTime } from '@osteon/domain';
import clsx from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { useGetLatestUnreadTransfer } from '../../../entities/transfer/api/get-latest-unread-transfer.ts';
import { type Transfer, useListTransfers } from '../../../entities/transfer/api/list-transfers.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { dateText } from '../../../texts/date-text.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCloseOnLeave } from '../../../ui/dialog/use-close-on-leave.ts';
import { download } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { useMarkTransferRead } from '../api/mark-transfer-read.ts';
import { getKind } from '../content-kind.ts';
import { ContentLink } from '../content-link.tsx';
import { ContentTitle } from '../content-title.tsx';
import { Thumb } from '../thumb.tsx';
import styles from './transfer-list-dialog.module.css';
import { NoTransfers, PHONE_PAGE, ScanToSend, Visitor } from './transfer-list-states.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * All transfers from the phone, by day, and the way to send more. The visible ones are marked read, new ones too
 * (rules/transfer#list).
 */
export function Component({ onClose }: { onClose: () => void }) {
  const isLoggedIn = useIsLoggedIn();
  const isPhone = useBreakpoint() === 'phone';
  useCloseOnLeave(onClose);
  const send = (
    <ButtonLink to={PHONE_PAGE} kind="primary" replace>
      {m['transfer.phone.open']()}
    </ButtonLink>
  );
  return (
    <Dialog
      title={m['shell.header.transfer']()}
      width={520}
      tall={isLoggedIn}
      actions={isLoggedIn && isPhone && send}
      onClose={onClose}
    >
      {isLoggedIn ? (
        <div className={styles.list}>
          <TransferList />
          {!isPhone && <ScanToSend />}
        </div>
      ) : (
        <Visitor onClose={onClose} />
      )}
    </Dialog>
  );
}

function TransferList() {
  const { data, error, refetch, isFetching } = useListTransfers();
  const { mutate: markRead } = useMarkTransferRead();
  const list = data?.pageList;
  const unread = list?.filter(({ isRead }) => isRead === 0) ?? [];
  const newest = unread[0]?.sentAt;
  const latest = useGetLatestUnreadTransfer()?.id ?? null;
  const arrived = list?.every(({ id }) => id !== latest) ? latest : null;
  const bringIn = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (arrived !== null) bringIn();
  }, [arrived]);
  useEffect(() => {
    // Transfers that arrived since the list was loaded are not in it yet.
    if (newest !== undefined) markRead({ before: newest + 1 });
  }, [newest, markRead]);

  if (!list) {
    if (!error) return <RowSkeletons count={5} />;
    return <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (list.length === 0) return <NoTransfers />;
  return (
    <>
      {unread.length > 0 && (
        <p className={styles.news} role="status" data-under-title>
          <span>{m['transfer.newCount']({ count: String(unread.length) })}</span>
          <span className={styles.done}>
            <Icon of={check} size={16} />
            {m['transfer.allRead']()}
          </span>
        </p>
      )}
      {[...Map.groupBy(list, ({ sentAt }) => formatDay(sentAt))].map(([day, sent]) => (
        <section key={day} className={styles.day}>
          <h3>{dayText(sent[0]?.sentAt ?? 0)}</h3>
          <ul>
            {sent.map((transfer) => (
              <Row key={transfer.id} transfer={transfer} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.end}>{m['content.list.end']()}</p>
    </>
  );
}

function Row({ transfer: { resourceResult: content, isRead, sentAt } }: { transfer: Transfer }) {
  const { icon, label } = getKind(content);
  const [file] = content.files;
  const bytes = content.files.reduce((sum, each) => sum + each.bytes, 0);
  return (
    <li className={clsx(styles.row, isRead === 0 && styles.unread)}>
      <ContentLink content={content} className={styles.open} replace>
        <Thumb content={content} />
        <span className={styles.words}>
          <b className={clsx(file && styles.file)}>
            <ContentTitle of={content} />
          </b>
          <small>
            <span className={styles.kind}>
              <Icon of={icon} size={16} />
              {label()}
            </span>
            <span>{file ? formatFileSize(bytes) : content.resCustomerList[0]?.name}</span>
            <time dateTime={new Date(sentAt).toISOString()}>{formatTime(sentAt)}</time>
            {isRead === 0 && <span className={styles.mark}>{m['transfer.unread']()}</span>}
          </small>
        </span>
      </ContentLink>
      {file && content.files.length === 1 && (
        <a
          className={styles.save}
          href={file.url}
          download={file.name}
          aria-label={m['transfer.download']({ name: file.name })}
        >
          <Icon of={download} />
        </a>
      )}
    </li>
  );
}

function dayText(sentAt: number): string {
  const day = formatDay(sentAt);
  if (day === formatDay(Date.now())) return m['transfer.today']();
  return day === formatDay(Date.now() - DAY_MS) ? m['transfer.yesterday']() : dateText(sentAt);
}
