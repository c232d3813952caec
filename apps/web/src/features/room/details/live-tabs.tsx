import type { ResponseOf } from '@osteon/contract';
import { LiveStatus, type LiveTab } from '@osteon/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAnsweredQuestions } from '../../../entities/room/answered-questions.ts';
import { useGetLiveTabList } from '../../../entities/room/api/get-live-tab-list.ts';
import { useChannelParam } from '../../../entities/stream/player/room-params.ts';
import { m } from '../../../texts/index.ts';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { OpenTab, TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { Agenda } from './agenda.tsx';
import { Gallery } from './gallery.tsx';
import { type Lecturer, Lecturers, LiveIntroduce } from './live-introduce.tsx';
import styles from './live-tabs.module.css';
import { ProductCards, ProductRows } from './products.tsx';
import { AgendaSkeleton, TabsSkeleton } from './room-skeletons.tsx';

/** A tab of a room: content of the event, the chapters or else the answers of its replay, on phones its chat. */
export type RoomTab = LiveTab | 'chat' | ReplayTab['value'];

/** The tab of a replay. */
interface ReplayTab {
  readonly value: 'chapters' | 'answers';
  readonly count: number;
}

/** The tabs of a room, whose row and panels are apart on phones. */
export interface RoomTabs {
  /** The id prefix of tabs and panels. */
  readonly id: string;
  /** Null until one is chosen. */
  readonly chosen: RoomTab | null;
  /** The position of the chat among them; `beside` if it has a column of its own. */
  readonly chat: 'first' | 'last' | 'beside';
}

/** The tabs of a room in order, from those of its event and of its replay (rules/room#tabs). */
function listRoomTabs(tabs: readonly LiveTab[], { value, count }: ReplayTab, { chat }: RoomTabs): RoomTab[] {
  const read: RoomTab[] = count > 0 ? [value, ...tabs] : [...tabs];
  if (chat === 'beside') return read;
  return chat === 'first' ? ['chat', ...read] : [...read, 'chat'];
}

/** The chosen tab if it exists, otherwise the first. */
const getOpenTab = (tabs: readonly RoomTab[], { chosen }: RoomTabs): RoomTab | undefined =>
  tabs.find((tab) => tab === chosen) ?? tabs[0];

type Detail = ResponseOf<'getActivityDetail'>;

const LABELS: Readonly<Record<RoomTab, () => string>> = {
  chat: () => m['live.detail.tabChat'](),
  chapters: () => m['content.detail.chapters'](),
  answers: () => m['live.replay.answers'](),
  schedule: () => m['live.detail.tabSchedule'](),
  introduce: () => m['live.detail.tabIntroduce'](),
  lecturers: () => m['live.detail.tabLecturers'](),
  products: () => m['live.detail.tabProducts'](),
  gallery: () => m['live.detail.tabGallery'](),
};

interface LiveTabRowProps {
  live: Detail['meetingActivity'];
  room: RoomTabs;
  onChange: (tab: RoomTab) => void;
  /** True if the chat has unread messages. */
  hasUnread: boolean;
}

/**
 * The tabs of a room, above their panels; on phones above the chat, which is one of them there (rules/room#tabs).
 */
export function LiveTabRow({ live, room, onChange, hasUnread }: LiveTabRowProps) {
  const replay = useReplayTab(live);
  const tabs = listRoomTabs(useGetLiveTabList(live.activityId), replay, room);
  const open = getOpenTab(tabs, room);
  if (replay.isLoading) return <TabsSkeleton />;
  if (open === undefined) return null;
  return (
    <div className={styles.row}>
      <Tabs
        label={m['live.detail.tabs']()}
        tabs={tabs.map((value) => ({
          value,
          label: LABELS[value](),
          ...(value === 'lecturers' && { count: live.lecturers.length }),
          ...(value === replay.value && { count: replay.count }),
          ...(value === 'chat' &&
            hasUnread && { mark: <i className={styles.news} role="img" aria-label={m['live.chat.unread']()} /> }),
        }))}
        value={open}
        onChange={onChange}
        panelsId={room.id}
      />
    </div>
  );
}

interface LivePanelsProps {
  detail: Detail;
  room: RoomTabs;
  follow: (lecturer: Lecturer) => ReactNode;
  /** Cards beside the panels. */
  aside: ReactNode;
  /**
   * The containers of the chapters and answers of a replay and, on phones, of the choice of the channel; the stage renders into
   * them.
   */
  chapters: ReactNode;
  channels: ReactNode;
}

/** The panels below the tabs, with cards and products beside them (rules/room#tabs). */
export function LivePanels({ detail, room, follow, aside, chapters, channels }: LivePanelsProps) {
  const {
    meetingActivity: live,
    vipShopList: products,
    liveActivityGallery: pictures,
    audienceUniteUser: viewer,
  } = detail;
  const replay = useReplayTab(live);
  const tabs = listRoomTabs(useGetLiveTabList(live.activityId), replay, room);
  const open = getOpenTab(tabs, room);
  if (replay.isLoading) return <AgendaSkeleton />;
  if (open === undefined) return null;
  const panels: Readonly<Record<RoomTab, () => ReactNode>> = {
    // The chat is rendered beside the stage.
    chat: () => null,
    chapters: () => chapters,
    answers: () => chapters,
    schedule: () => (
      <>
        {channels}
        <Agenda live={live} isAssistant={viewer.assistantStatus === 1} />
      </>
    ),
    introduce: () => <LiveIntroduce data={live.courseIntroduceData} />,
    lecturers: () => <Lecturers lecturers={live.lecturers} follow={follow} />,
    products: () => <ProductCards products={products} />,
    gallery: () => <Gallery pictures={pictures} videoLink={live.liveTidbitsUrl} layout="thumbnails" />,
  };
  return (
    <OpenTab value={{ id: room.id, value: open }}>
      <div className={styles.columns}>
        <div>
          {tabs
            .filter((value) => value !== 'chat')
            .map((value) => (
              <TabPanel key={value} value={value}>
                {panels[value]()}
              </TabPanel>
            ))}
        </div>
        <div className={styles.beside}>
          {live.status === LiveStatus.advertise && open === 'schedule' && (
            <aside className={styles.lecturers} aria-label={m['live.detail.tabLecturers']()}>
              <h2>{m['live.detail.tabLecturers']()}</h2>
              <Lecturers lecturers={live.lecturers} follow={follow} />
            </aside>
          )}
          {aside}
          {products.length > 0 && open !== 'products' && (
            <aside aria-label={m['live.detail.tabProducts']()}>
              <h2>{m['live.detail.tabProducts']()}</h2>
              <ProductRows products={products} />
            </aside>
          )}
        </div>
      </div>
    </OpenTab>
  );
}

/** The tab of the current replay: its chapters, without any its answers, which have to be loaded; none if it is empty. */
function useReplayTab({ activityId, status, replayList }: Detail['meetingActivity']): ReplayTab & {
  readonly isLoading: boolean;
} {
  const [channelId] = useChannelParam();
  const isReplay = status === LiveStatus.replay;
  const replay = replayList.find((each) => each.channelId === channelId) ?? replayList[0];
  const answers = useAnsweredQuestions(activityId, replay?.channelId ?? '', isReplay);
  const chapterCount = isReplay && replay ? replay.chapters.length : 0;
  if (!isReplay || chapterCount > 0) return { value: 'chapters', count: chapterCount, isLoading: false };
  return { value: 'answers', count: answers.spoken.length + answers.written.length, isLoading: answers.isLoading };
}

/** The back link of a room on phones, where the video replaces the frame's header. */
export function RoomBack({ live: { kind, pcLink } }: { live: Detail['meetingActivity'] }) {
  return (
    <Link className={styles.back} to={kind === 'conference' ? pcLink : '/meetingList'} aria-label={m['common.back']()}>
      <Icon of={chevronLeft} size={24} />
    </Link>
  );
}
