import { LiveStatus } from '@osteon/domain';
import { useState } from 'react';
import { useColumnSeen } from './column-seen.ts';
import type { ColumnTabKey } from './column-tabs.tsx';

interface Live {
  readonly activityId: string;
  readonly status: number;
}

interface Room {
  readonly questionNum: number;
  /** The time at which the latest poll was opened; null without one. */
  readonly pollAt: number | null;
}

/** Before an event its questions are open, since nothing can be written in the chat. */
const getFirstTab = ({ status }: Live): ColumnTabKey => (status === LiveStatus.advertise ? 'questions' : 'chat');

/**
 * The open tab of an event's column, and what its tabs have that was not seen (rules/room#column-tabs). When the event
 * starts, the chat opens unless a tab was chosen or used.
 * @param room what the event has, as last received; null before
 * @param onUnreadChange receives whether the chat has unread messages
 */
export function useColumnTabs(live: Live, room: Room | null, onUnreadChange: (hasUnread: boolean) => void) {
  const { activityId } = live;
  const [chosen, setChosen] = useState<{ activityId: string; key: ColumnTabKey } | null>(null);
  const [hasUnread, setHasUnread] = useState(false);
  const open = chosen?.activityId === activityId ? chosen.key : getFirstTab(live);
  const seenQuestions = useColumnSeen(activityId, 'questions');
  const seenPollAt = useColumnSeen(activityId, 'polls');
  const { questionNum, pollAt } = room ?? { questionNum: 0, pollAt: null };
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
      count: isAsking && seenQuestions > 0 ? seenQuestions : questionNum,
      hasNew: !isAsking && questionNum > seenQuestions,
    },
    polls: { hasNew: open !== 'polls' && pollAt !== null && pollAt > seenPollAt },
  };
}
