import { type ReactNode, useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { useAddressTab } from '../../../ui/tabs/use-address-tab.ts';
import styles from './phone-tabs.module.css';

interface PhoneTabsProps {
  chapterCount: number;
  chapters: ReactNode;
  comments: ReactNode;
  /** The introduction. */
  children: ReactNode;
}

type PhoneTab = 'intro' | 'chapters' | 'comments';

/** The tab of a comment that an address names (rules/comment#addresses). */
const findTab = (hash: string): PhoneTab | null => (hash.startsWith('#comment-') ? 'comments' : null);

/** On phones: introduction, chapters and comments under the player, one at a time. */
export function PhoneTabs({ chapterCount, chapters, comments, children }: PhoneTabsProps) {
  const [tab, setTab] = useAddressTab<PhoneTab>('intro', findTab);
  const top = useRef<HTMLDivElement>(null);
  const change = (chosen: typeof tab) => {
    setTab(chosen);
    // Choosing a tab far down the page scrolls to its start; a position above the player needs no scrolling.
    const list = top.current?.querySelector('[role="tablist"]');
    if (top.current && list && list.getBoundingClientRect().top > top.current.getBoundingClientRect().top) {
      top.current.scrollIntoView({ block: 'start' });
    }
  };
  const tabs = [
    { value: 'intro', label: m['content.detail.intro']() },
    { value: 'chapters', label: m['content.detail.chapters'](), count: chapterCount },
    { value: 'comments', label: m['content.comment.title']() },
  ] as const;
  return (
    <div ref={top} className={styles.tabs}>
      <Tabs label={m['route.videoTerminal']()} tabs={tabs} value={tab} onChange={change}>
        <TabPanel value="intro">{children}</TabPanel>
        <TabPanel value="chapters">
          <div className={styles.chapters}>{chapters}</div>
        </TabPanel>
        <TabPanel value="comments">{comments}</TabPanel>
      </Tabs>
    </div>
  );
}
