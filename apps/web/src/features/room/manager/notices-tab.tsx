import type { RequestOf, ResponseOf } from '@osteon/contract';
import { countChatText, formatTime, isNoticeText, NOTICE_TEXT_MAX } from '@osteon/domain';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { getLiveMeetingNoticeListPagesQuery } from '../../../entities/room/api/get-live-meeting-notice-list.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { trash } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { saveLiveMeetingNotice } from '../api/save-live-meeting-notice.ts';
import { ChatLinesSkeleton } from '../details/room-skeletons.tsx';
import columnStyles from './manager-column.module.css';
import styles from './notices-tab.module.css';

/** Publishes notices of an event, and lists them with the deleted ones (rules/room-chat#notices). */
export function NoticesTab({ activityId }: { activityId: string }) {
  return (
    <>
      <NoticeForm activityId={activityId} />
      <div className={columnStyles.scroll}>
        <NoticeList activityId={activityId} />
      </div>
    </>
  );
}

function NoticeForm({ activityId }: { activityId: string }) {
  const id = useId();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [inChat, setInChat] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (notice: RequestOf<'saveLiveMeetingNotice'>) => saveLiveMeetingNotice(notice),
    // A text that was changed meanwhile is another notice.
    onSuccess: (_answer, { noticeContent }) => setText((typed) => (typed === noticeContent ? '' : typed)),
    onError: (error) => toast.error(errorText(error).text),
    onSettled: () => void refetch(queries, 'getLiveMeetingNoticeList'),
  });
  const count = countChatText(text);
  const isTooLong = count > NOTICE_TEXT_MAX;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && isNoticeText(text)) mutate({ activityId, noticeContent: text, inChat });
      }}
    >
      <label htmlFor={id}>{m['live.notice.publish']()}</label>
      <textarea
        id={id}
        rows={3}
        placeholder={m['live.notice.input']()}
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.actions}>
        <span id={`${id}-count`} className={clsx('num', isTooLong && styles.tooLong)}>
          {m['live.notice.count']({ count, max: NOTICE_TEXT_MAX })}
        </span>
        <Checkbox checked={inChat} onChange={({ currentTarget }) => setInChat(currentTarget.checked)}>
          {m['live.notice.inChat']()}
        </Checkbox>
        <Button type="submit" kind="primary" disabled={!isNoticeText(text)} busy={isPending}>
          {m['live.notice.publish']()}
        </Button>
      </div>
    </form>
  );
}

function NoticeList({ activityId }: { activityId: string }) {
  const pages = useInfiniteQuery(getLiveMeetingNoticeListPagesQuery(activityId, useCustomerId()));
  if (pages.isPending) return <ChatLinesSkeleton />;
  const notices = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  if (pages.isError && notices.length === 0)
    return <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />;
  if (notices.length === 0) return <Empty text={m['live.notice.empty']()} />;
  return (
    <>
      <ul>
        {notices.map((notice) => (
          <NoticeRow key={notice.meetingNoticeId} activityId={activityId} notice={notice} />
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </>
  );
}

interface NoticeRowProps {
  activityId: string;
  notice: ResponseOf<'getLiveMeetingNoticeList'>['list'][number];
}

/** A notice; a deleted one is struck, with the assistant who deleted it. */
function NoticeRow({ activityId, notice }: NoticeRowProps) {
  const { meetingNoticeId, noticeContent, sendTime, isDeleted, deletion } = notice;
  return (
    <li className={styles.notice}>
      {isDeleted ? <del>{noticeContent}</del> : <p>{noticeContent}</p>}
      <div className={styles.metadata}>
        <span className="num">{formatTime(sendTime)}</span>
        {isDeleted ? (
          <span className="num">
            {deletion === null || deletion.by === null
              ? m['live.notice.deleted']()
              : m['live.notice.deletedAt']({ name: deletion.by, time: formatTime(deletion.deletedAt) })}
          </span>
        ) : (
          <button
            type="button"
            onClick={() => openDialog('deleteNotice', { activityId, meetingNoticeId, noticeContent, sendTime })}
          >
            <Icon of={trash} size={16} />
            {m['live.notice.delete']()}
          </button>
        )}
      </div>
    </li>
  );
}
