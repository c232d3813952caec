import type { ResponseOf } from '@osteon/contract';
import { CHAT_USER_STATUS_ASSISTANT, LIVE_PRESENCE_BEAT_MS, LiveStatus } from '@osteon/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useClock } from '../../../entities/live/countdown.ts';
import { getLiveMeetingNoticeListPagesQuery } from '../../../entities/room/api/get-live-meeting-notice-list.ts';
import { getUserListQuery } from '../../../entities/room/api/get-user-list.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { elapsedText } from '../../../texts/elapsed-text.ts';
import { m } from '../../../texts/index.ts';
import { verified } from '../../../ui/icon/account-icons.ts';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LiveMark } from '../../../ui/mark/mark.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import type { ManagerProps } from '../chat/chat-column.tsx';
import { ManagerSwitch } from '../chat/manager-switch.tsx';
import { PeopleTab } from '../people/people-tab.tsx';
import { useMutedPages } from '../people/use-muted-people.ts';
import { PollDesk } from '../poll/poll-desk.tsx';
import { QuestionDesk } from '../question/question-desk.tsx';
import { LiveFigures } from './figures/live-figures.tsx';
import styles from './manager-column.module.css';
import type { Room } from './messages/manager-toolbar.tsx';
import { MessagesTab } from './messages/messages-tab.tsx';
import { MutedTab } from './muted/muted-tab.tsx';
import { NoticesTab } from './notices-tab.tsx';
import { ManagerStage } from './stage/manager-stage.tsx';
import { StreamControls } from './stage/stream-controls.tsx';
import { StreamHealth } from './stage/stream-health.tsx';
import { useRefetchOnActions } from './use-refetch-on-actions.ts';

const SECOND_MS = 1000;

type Detail = ResponseOf<'getActivityDetail'>;
type ManagerTab = 'messages' | 'questions' | 'polls' | 'notices' | 'people' | 'muted' | 'figures';

/** The manager mode in place of the chat, for the assistants of an event (rules/live-operator#assistants). */
export function ManagerColumn(props: ManagerProps) {
  const { detail, auth, room: joined, onlineNum, managed, log, clockOffset, onRulesChange } = props;
  const { meetingActivity: live, audienceUniteUser: viewer } = detail;
  const { activityId } = live;
  const headingId = useId();
  const isPhone = useBreakpoint() === 'phone';
  const [chosen, setTab] = useState<ManagerTab>('messages');
  // A window that is widened loses the tab of the figures.
  const tab = chosen === 'figures' && !isPhone ? 'messages' : chosen;
  // A panel stays once it was opened, with what was typed in it.
  const [opened, setOpened] = useState<readonly ManagerTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const { room, setRoom } = useRoom(joined);
  const counts = useCounts(activityId);
  useRefetchOnActions(log, activityId);
  useEffect(() => log.start(), [log]);
  return (
    <section className={styles.column} aria-labelledby={headingId} data-manager>
      <ManagerHeader detail={detail} headingId={headingId} onlineNum={onlineNum} clockOffset={clockOffset} />
      {managed && createPortal(<ManagerStage detail={detail} />, managed)}
      {isPhone && (
        <div className={styles.controls}>
          <StreamControls live={live} onlineNum={onlineNum} />
        </div>
      )}
      <Tabs<ManagerTab>
        label={m['live.manager.toggle']()}
        tabs={[
          { value: 'messages', label: m['live.manager.messages']() },
          { value: 'questions', label: m['live.question.title'](), ...(room && { count: room.questionNum }) },
          { value: 'polls', label: m['live.poll.title']() },
          { value: 'notices', label: m['live.notice.title'](), ...counts.notices },
          { value: 'people', label: m['live.user.title'](), ...counts.people },
          { value: 'muted', label: m['live.user.forbidden'](), ...counts.muted },
          // Otherwise they stand below the stage.
          ...(isPhone ? [{ value: 'figures' as const, label: m['live.figures.title']() }] : []),
        ]}
        value={tab}
        onChange={setTab}
      >
        <TabPanel value="messages">
          <MessagesTab
            activityId={activityId}
            log={log}
            auth={auth}
            name={viewer.userName}
            sender={{ userType: viewer.userType, msgUserStatus: CHAT_USER_STATUS_ASSISTANT }}
            clockOffset={clockOffset}
            onRefused={onRulesChange}
            room={room}
            onRoomChange={setRoom}
          />
        </TabPanel>
        <TabPanel value="questions">
          {opened.includes('questions') && <QuestionDesk activityId={activityId} lecturers={live.lecturers} />}
        </TabPanel>
        <TabPanel value="polls">
          {opened.includes('polls') && <PollDesk activityId={activityId} onlineNum={onlineNum} />}
        </TabPanel>
        <TabPanel value="notices">
          <NoticesTab activityId={activityId} />
        </TabPanel>
        <TabPanel value="people">
          {isPhone && opened.includes('people') && <StreamHealth live={live} onlineNum={onlineNum} />}
          <PeopleTab activityId={activityId} mayExport />
        </TabPanel>
        <TabPanel value="muted">
          <MutedTab activityId={activityId} userType={viewer.userType} room={room} onRoomChange={setRoom} />
        </TabPanel>
        {isPhone && (
          <TabPanel value="figures">
            {opened.includes('figures') && (
              <div className={styles.figures}>
                <LiveFigures live={live} />
              </div>
            )}
          </TabPanel>
        )}
      </Tabs>
    </section>
  );
}

interface ManagerHeaderProps {
  detail: Detail;
  headingId: string;
  onlineNum: number;
  /** The gateway's time minus the browser's, in ms. */
  clockOffset: number;
}

/** The heading with the switch; on a phone it replaces the player, so that it has the event's title. */
function ManagerHeader({ detail, headingId, onlineNum, clockOffset }: ManagerHeaderProps) {
  const { meetingActivity: live, audienceUniteUser: viewer } = detail;
  const isPhone = useBreakpoint() === 'phone';
  return (
    <header className={styles.heading}>
      {isPhone ? (
        <>
          <Link
            className={styles.back}
            to={live.kind === 'conference' ? live.pcLink : '/meetingList'}
            aria-label={m['common.back']()}
          >
            <Icon of={chevronLeft} size={24} />
          </Link>
          <div className={styles.event}>
            <h2 id={headingId}>{live.activityTitle}</h2>
            <p>
              {live.status === LiveStatus.living && <LiveMark />}
              {onlineNum > 0 && <span className="num">{m['live.chat.online']({ count: onlineNum })}</span>}
              {live.status === LiveStatus.living && (
                <TimeOnAir since={live.beginTime ?? live.planBeginTime} clockOffset={clockOffset} />
              )}
            </p>
          </div>
        </>
      ) : (
        <>
          <Icon of={verified} size={18} />
          <h2 id={headingId}>{m['live.manager.toggle']()}</h2>
          <span>{m['live.chat.role.assistant']()}</span>
          <span className={styles.name}>{viewer.userName}</span>
        </>
      )}
      <ManagerSwitch />
    </header>
  );
}

/** The time since an event went on the air. */
function TimeOnAir({ since, clockOffset }: { since: number; clockOffset: number }) {
  const now = useClock(clockOffset, SECOND_MS);
  return <span className="num">{elapsedText(Math.floor((now - since) / SECOND_MS))}</span>;
}

/** The rules of the room: those of the last change here, until the presence receives newer ones. */
function useRoom(joined: Room | null) {
  const [changed, setChanged] = useState<{ room: Room; joined: Room | null } | null>(null);
  return {
    room: changed?.joined === joined ? changed.room : joined,
    setRoom: (room: Room) => setChanged({ room, joined }),
  };
}

/** The numbers beside the names of the tabs; none while they are unknown. */
function useCounts(activityId: string) {
  const customerId = useCustomerId();
  const notices = useInfiniteQuery(getLiveMeetingNoticeListPagesQuery(activityId, customerId));
  const people = useQuery({
    ...getUserListQuery({ activityId, pageSize: 1 }, customerId),
    refetchInterval: LIVE_PRESENCE_BEAT_MS,
  });
  const muted = useMutedPages(activityId);
  return {
    notices: notices.data && {
      count: notices.data.pages.flatMap(({ list }) => list).filter(({ isDeleted }) => !isDeleted).length,
      more: notices.hasNextPage,
    },
    people: people.data && { count: people.data.total },
    muted: muted.data && { count: muted.data.pages[0]?.total ?? 0 },
  };
}
