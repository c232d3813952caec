import { type SidebarActive, SidebarItem } from '@osteon/domain';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import nav from '../../../ui/nav-list/nav-list.module.css';
import { AiSearchEntry } from './ai-search-entry.tsx';
import { EntryMark } from './entry-mark.tsx';
import { MineGroup } from './mine-group.tsx';
import { mainEntries, mineEntry } from './nav-entries.ts';
import styles from './sidebar.module.css';
import { useActiveItem } from './use-active-item.ts';
import { useFocusHandover } from './use-focus-handover.ts';
import { useLabelsHidden } from './use-labels-hidden.ts';

const MineFlyout = lazy(async () => ({ default: (await import('./mine-flyout.tsx')).MineFlyout }));

interface SidebarProps {
  /** `full` shows labels; `rail` shows icons, with labels on hover and focus. */
  variant: 'full' | 'rail';
  following: ReactNode;
}

/** The navigation beside the page. Both variants share their entries, so that a change of width preserves the focus. */
export function Sidebar({ variant, following }: SidebarProps) {
  const active = useActiveItem();
  const ref = useFocusHandover<HTMLElement>();
  const labelsHidden = useLabelsHidden();
  const rail = variant === 'rail';
  const mine = <MineLink active={active} />;
  return (
    <nav
      ref={ref}
      className={styles.sidebar}
      data-variant={variant}
      data-quiet={labelsHidden}
      aria-label={m['shell.sidebar.label']()}
    >
      <ul>
        <AiSearchEntry />
        {mainEntries.map(({ id, label, icon, to }) => (
          <li key={id} className={nav.item}>
            <Link to={to} replace={active.item === id} aria-current={active.item === id ? 'page' : undefined}>
              <Icon of={icon} />
              <span className={nav.label}>
                {label()}
                {rail && (
                  <span className={styles.tags} aria-hidden="true">
                    <EntryMark item={id} as="tooltip" />
                  </span>
                )}
              </span>
            </Link>
            <span className={nav.marks}>
              <EntryMark item={id} as={rail ? 'dot' : 'tag'} />
            </span>
          </li>
        ))}
        {rail && (
          <li className={nav.item}>
            <LazyBoundary placeholder={mine} errorFallback={mine}>
              <MineFlyout active={active} />
            </LazyBoundary>
          </li>
        )}
      </ul>
      {variant === 'full' && <MineGroup active={active} />}
      {following}
    </nav>
  );
}

/** The rail's 'mine' cell without its flyout. */
function MineLink({ active }: { active: SidebarActive }) {
  return (
    <Link to={mineEntry.to} aria-current={active.item === SidebarItem.mine ? 'true' : undefined}>
      <Icon of={mineEntry.icon} />
      <span className={nav.label}>{mineEntry.label()}</span>
    </Link>
  );
}
