import type { ResponseOf } from '@osteon/contract';
import type { LiveTab } from '@osteon/domain';
import { type ReactNode, useState } from 'react';
import { useGetLiveTabList } from '../../../entities/live/api/get-live-tab-list.ts';
import { m } from '../../../texts/index.ts';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Agenda } from './agenda.tsx';
import { type Lecturer, Lecturers } from './lecturers.tsx';
import { LiveIntroduce } from './live-introduce.tsx';
import styles from './live-tabs.module.css';
import { ProductCards } from './product-cards.tsx';
import { ProductRows } from './product-rows.tsx';

type Detail = ResponseOf<'getActivityDetail'>;

const LABELS: Readonly<Record<LiveTab, () => string>> = {
  schedule: () => m['live.detail.tabSchedule'](),
  introduce: () => m['live.detail.tabIntroduce'](),
  lecturers: () => m['live.detail.tabLecturers'](),
  products: () => m['live.detail.tabProducts'](),
  gallery: () => m['live.detail.tabGallery'](),
};

interface LiveTabsProps {
  detail: Detail;
  follow: (lecturer: Lecturer) => ReactNode;
  /** Cards beside what is read. */
  aside: ReactNode;
}

/** What is to be read below the stage, and beside it cards and the products (rules/live#tabs). */
export function LiveTabs({ detail, follow, aside }: LiveTabsProps) {
  const {
    meetingActivity: live,
    vipShopList: products,
    liveActivityGallery: pictures,
    audienceUniteUser: viewer,
  } = detail;
  const tabs = useGetLiveTabList(live.activityId);
  const [chosen, setChosen] = useState<LiveTab | null>(null);
  const tab = chosen ?? tabs[0];
  if (tab === undefined) return null;
  const panels: Readonly<Record<LiveTab, () => ReactNode>> = {
    schedule: () => <Agenda live={live} isAssistant={viewer.assistantStatus === 1} />,
    introduce: () => <LiveIntroduce data={live.courseIntroduceData} />,
    lecturers: () => <Lecturers lecturers={live.lecturers} follow={follow} />,
    products: () => <ProductCards products={products} />,
    gallery: () => <Gallery pictures={pictures} filmLink={live.liveTidbitsUrl} layout="thumbnails" />,
  };
  return (
    <div className={styles.tabs}>
      <Tabs
        label={m['live.detail.tabs']()}
        tabs={tabs.map((value) => ({
          value,
          label: LABELS[value](),
          ...(value === 'lecturers' && { count: live.lecturers.length }),
        }))}
        value={tab}
        onChange={setChosen}
      >
        <div className={styles.columns}>
          <div>
            {tabs.map((value) => (
              <TabPanel key={value} value={value}>
                {panels[value]()}
              </TabPanel>
            ))}
          </div>
          <div className={styles.beside}>
            {aside}
            {products.length > 0 && tab !== 'products' && (
              <aside aria-label={m['live.detail.tabProducts']()}>
                <h2>{m['live.detail.tabProducts']()}</h2>
                <ProductRows products={products} />
              </aside>
            )}
          </div>
        </div>
      </Tabs>
    </div>
  );
}
