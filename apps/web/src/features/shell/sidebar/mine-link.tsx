import { type SidebarActive, SidebarItem } from '@osteon/domain';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import nav from '../../../ui/nav-list/nav-list.module.css';
import { minePlace } from './sidebar-items.ts';

/** The rail's 'mine' cell without its flyout. */
export function MineLink({ active }: { active: SidebarActive }) {
  return (
    <Link to={minePlace.to} aria-current={active.item === SidebarItem.mine ? 'true' : undefined}>
      <Icon of={minePlace.icon} />
      <span className={nav.label}>{minePlace.label()}</span>
    </Link>
  );
}
