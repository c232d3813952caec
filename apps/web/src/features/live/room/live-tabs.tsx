import type { ResponseOf } from '@osteon/contract';
import { type ReactNode, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { LiveIntroduce } from '../live-introduce.tsx';
import { Agenda } from './agenda.tsx';
import { type Lecturer, Lecturers } from './lecturers.tsx';
import styles from './live-tabs.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** What is to be read beside the stage: agenda, introduction, lecturers (rules/live#page). */
export function LiveTabs({ live, follow }: { live: Live; follow: (lecturer: Lecturer) => ReactNode }) {
  const [tab, setTab] = useState<'schedule' | 'introduce' | 'lecturers'>('schedule');
  return (
    <div className={styles.tabs}>
      <Tabs
        label={m['live.detail.tabs']()}
        tabs={[
          { value: 'schedule', label: m['live.detail.tabSchedule']() },
          { value: 'introduce', label: m['live.detail.tabIntroduce']() },
          { value: 'lecturers', label: m['live.detail.tabLecturers'](), count: live.lecturers.length },
        ]}
        value={tab}
        onChange={setTab}
      >
        <TabPanel value="schedule">
          <Agenda live={live} />
        </TabPanel>
        <TabPanel value="introduce">
          <div className={styles.introduce}>
            <LiveIntroduce html={live.courseIntroduceData.describeHtmlContent} />
          </div>
        </TabPanel>
        <TabPanel value="lecturers">
          <Lecturers lecturers={live.lecturers} follow={follow} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
