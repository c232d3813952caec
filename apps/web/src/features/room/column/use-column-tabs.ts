import { LiveStatus } from '@osteon/domain';
import { useState } from 'react';
import { useColumnSeen } from './column-seen.ts';
import type { ColumnTabKey } from './column-tabs.tsx';

interface Live {
  readonly activityId: string;
  readonly status: number;
}

/** Before an event its questions are open, since nothing can be written in the chat. */
const getFirstTab = ({ status }: Live): ColumnTabKey => (status === LiveStatus.advertise ? 'questions' : 'chat');

/**
 * The open tab of an event's column, and what its tabs have that was not seen (rules/room#column-tabs). The tab stays
 * when the event starts.
 * @param questionNum the number of questions as last received; null before
 * @param onUnreadChange receives whether the chat has unread messages
 */
export function useColumnTabs(live: Live, questionNum: number | null, onUnreadChange: (hasUnread: boolean) => void) {
  const { activityId } = live;
  const [chosen, setChosen] = useState({ activityId, key: getFirstTab(live) });
  if (chosen.activityId !== activityId) setChosen({ activityId, key: getFirstTab(live) });
  const [hasUnread, setHasUnread] = useState(false);
  const open = chosen.key;
  const seen = useColumnSeen(activityId, 'questions');
  const isAsking = open === 'questions';
  return {
    open,
    setOpen: (key: ColumnTabKey) => setChosen({ activityId, key }),
    hasUnread,
    onUnreadChange: (isUnread: boolean) => {
      setHasUnread(isUnread);
      onUnreadChange(isUnread);
    },
    questions: {
      // The open panel receives each change, presence only once a minute.
      count: (isAsking && seen > 0 ? seen : questionNum) ?? 0,
      hasNew: !isAsking && questionNum !== null && questionNum > seen,
    },
  };
}
