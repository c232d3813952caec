import { type SidebarActive, SidebarItem } from '@osteon/domain';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import nav from '../../../ui/nav-list/nav-list.module.css';
import { mineEntry } from './nav-entries.ts';

/** The rail's 'mine' cell without its flyout. */
export function MineLink({ active }: { active: SidebarActive }) {
  return (
    <Link to={mineEntry.to} aria-current={active.item === SidebarItem.mine ? 'true' : undefined}>
      <Icon of={mineEntry.icon} />
      <span className={nav.label}>{mineEntry.label()}</span>
    </Link>
  );
}
