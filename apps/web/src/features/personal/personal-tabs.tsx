import { PersonalTab, ROUTE_FRAMES } from '@osteon/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { useScrollTabIntoView } from '../../ui/tabs/use-scroll-tab-into-view.ts';
import styles from './personal-tabs.module.css';

interface Tab {
  tab: PersonalTab;
  label: () => string;
  empty: () => string;
  /** The page where an empty list can be filled. */
  more?: { to: string; label: () => string };
}

const courses = { to: ROUTE_FRAMES.courseList.path, label: m['route.courseList'] };
const hottest = { to: ROUTE_FRAMES.hotContent.path, label: m['route.hotContent'] };

const tabs: readonly Tab[] = [
  {
    tab: PersonalTab.mine,
    label: m['shell.sidebar.mine'],
    empty: m['mine.empty.joined'],
    more: courses,
  },
  {
    tab: PersonalTab.joinedLearning,
    label: m['shell.sidebar.joinedLearning'],
    empty: m['mine.empty.joined'],
    more: courses,
  },
  {
    tab: PersonalTab.collected,
    label: m['shell.sidebar.collected'],
    empty: m['mine.empty.collected'],
    more: hottest,
  },
  { tab: PersonalTab.myContent, label: m['shell.sidebar.myContent'], empty: m['mine.empty.content'] },
  { tab: PersonalTab.browseHistory, label: m['shell.sidebar.browseHistory'], empty: m['mine.empty.history'] },
  { tab: PersonalTab.messages, label: m['shell.header.messages'], empty: m['message.empty'] },
];

interface PersonalTabsProps {
  tab: PersonalTab;
  /** For a panel that has a header of its own. */
  hideTabs: boolean;
  /** The panel of each tab; a tab without one is empty. */
  panels: { readonly [Tab in PersonalTab]?: ReactNode };
  /** The number shown on a tab. */
  counts: { readonly [Tab in PersonalTab]?: number };
}

/** The lists of the personal home, each with its own URL; an unknown tab opens the first. */
export function PersonalTabs({ tab, hideTabs, panels, counts }: PersonalTabsProps) {
  const open = tabs.find((other) => other.tab === tab) ?? tabs[0];
  return (
    <>
      {!hideTabs && <TabRow open={open} counts={counts} />}
      {(open && panels[open.tab]) ?? <Empty text={open?.empty()} action={open?.more && <More {...open.more} />} />}
    </>
  );
}

function TabRow({ open, counts }: { open: Tab | undefined; counts: PersonalTabsProps['counts'] }) {
  const row = useScrollTabIntoView<HTMLElement>(tabs.findIndex((other) => other === open));
  return (
    <nav ref={row} className={styles.tabs} aria-label={m['route.personalHome']()}>
      {tabs.map((other) => (
        <Link
          key={other.tab}
          to={`/personalHome?tab=${other.tab}`}
          replace
          aria-current={other === open ? 'page' : undefined}
        >
          {other.label()}
          {(counts[other.tab] ?? 0) > 0 && (
            <span className={styles.count} aria-hidden="true">
              {counts[other.tab]}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function More({ to, label }: NonNullable<Tab['more']>) {
  return (
    <ButtonLink size="sm" to={to}>
      {label()}
    </ButtonLink>
  );
}
