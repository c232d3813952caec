import { SidebarItem } from '@osteon/domain';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './bottom-bar.module.css';
import { EntryMark } from './entry-mark.tsx';
import { bottomBarEntries } from './nav-entries.ts';
import { useActiveItem } from './use-active-item.ts';

/** The bottom navigation of phones (rules/shell#bottom-bar). */
export function BottomBar() {
  const { item } = useActiveItem();
  return (
    <nav className={styles.bar} aria-label={m['shell.bottomBar.label']()}>
      {bottomBarEntries.map(({ id, label, icon, to }) => (
        <Link key={id} to={to} replace={item === id} aria-current={item === id ? 'page' : undefined}>
          <Icon of={icon} size={24} filled={item === id && id === SidebarItem.home} />
          <span>{label()}</span>
          <EntryMark item={id} as="dot" />
        </Link>
      ))}
    </nav>
  );
}
