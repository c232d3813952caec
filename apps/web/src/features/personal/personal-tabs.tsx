import { PersonalTab } from '@osteon/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './personal-tabs.module.css';

type ShownTab = Exclude<PersonalTab, typeof PersonalTab.mine>;

const tabs: readonly { tab: ShownTab; label: () => string; empty: () => string }[] = [
  { tab: PersonalTab.joinedLearning, label: m['shell.sidebar.joinedLearning'], empty: m['mine.empty.joined'] },
  { tab: PersonalTab.collected, label: m['shell.sidebar.collected'], empty: m['mine.empty.collected'] },
  { tab: PersonalTab.myContent, label: m['shell.sidebar.myContent'], empty: m['mine.empty.content'] },
  { tab: PersonalTab.browseHistory, label: m['shell.sidebar.browseHistory'], empty: m['mine.empty.history'] },
];

/** The four lists of the personal home, each with an address of its own; the entry opens the first. */
export function PersonalTabs({ tab, history }: { tab: PersonalTab; history: ReactNode }) {
  const open = tabs.find((other) => other.tab === tab) ?? tabs[0];
  return (
    <>
      <nav className={styles.tabs} aria-label={m['route.personalHome']()}>
        {tabs.map((other) => (
          <Link
            key={other.tab}
            to={`/personalHome?tab=${other.tab}`}
            replace
            aria-current={other === open ? 'page' : undefined}
          >
            {other.label()}
          </Link>
        ))}
      </nav>
      {open?.tab === PersonalTab.browseHistory ? history : <Empty text={open?.empty()} />}
    </>
  );
}
