import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import type { ReactNode } from 'react';
import { useGetLiveTabList } from '../../../entities/live/api/get-live-tab-list.ts';
import { m } from '../../../texts/index.ts';
import { OpenTab, TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { useChannelParam } from '../url/use-channel-param.ts';
import { Agenda } from './agenda.tsx';
import { type Lecturer, Lecturers } from './lecturers.tsx';
import { LiveIntroduce } from './live-introduce.tsx';
import styles from './live-tabs.module.css';
import { ProductCards } from './product-cards.tsx';
import { ProductRows } from './product-rows.tsx';
import { getOpenTab, listRoomTabs, type RoomTab, type RoomTabs } from './room-tabs.ts';

type Detail = ResponseOf<'getActivityDetail'>;

const LABELS: Readonly<Record<RoomTab, () => string>> = {
  chat: () => m['live.detail.tabChat'](),
  chapters: () => m['content.detail.chapters'](),
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
 * The tabs of a room, above their panels; on phones above the chat, which is one of them there (rules/live-page#tabs).
 */
export function LiveTabRow({ live, room, onChange, hasUnread }: LiveTabRowProps) {
  const chapterCount = useChapterCount(live);
  const tabs = listRoomTabs(useGetLiveTabList(live.activityId), chapterCount, room);
  const open = getOpenTab(tabs, room);
  if (open === undefined) return null;
  return (
    <div className={styles.row}>
      <Tabs
        label={m['live.detail.tabs']()}
        tabs={tabs.map((value) => ({
          value,
          label: LABELS[value](),
          ...(value === 'lecturers' && { count: live.lecturers.length }),
          ...(value === 'chapters' && { count: chapterCount }),
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
   * The containers of the chapters of a replay and, on phones, of the choice of the channel; the stage renders into
   * them.
   */
  chapters: ReactNode;
  channels: ReactNode;
}

/** The panels below the tabs, with cards and products beside them (rules/live-page#tabs). */
export function LivePanels({ detail, room, follow, aside, chapters, channels }: LivePanelsProps) {
  const {
    meetingActivity: live,
    vipShopList: products,
    liveActivityGallery: pictures,
    audienceUniteUser: viewer,
  } = detail;
  const chapterCount = useChapterCount(live);
  const tabs = listRoomTabs(useGetLiveTabList(live.activityId), chapterCount, room);
  const open = getOpenTab(tabs, room);
  if (open === undefined) return null;
  const panels: Readonly<Record<RoomTab, () => ReactNode>> = {
    // The chat is rendered beside the stage.
    chat: () => null,
    chapters: () => chapters,
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

/** The number of chapters of the current replay; 0 without one. */
function useChapterCount({ status, replayList }: Detail['meetingActivity']): number {
  const [channelId] = useChannelParam();
  if (status !== LiveStatus.replay) return 0;
  const shown = replayList.find((replay) => replay.channelId === channelId) ?? replayList[0];
  return shown?.chapters.length ?? 0;
}
