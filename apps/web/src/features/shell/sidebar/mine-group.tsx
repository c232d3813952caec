import type { SidebarActive } from '@osteon/domain';
import { PersonalTab, SidebarItem } from '@osteon/domain';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import nav from '../../../ui/nav-list/nav-list.module.css';
import { mineEntry, mineTabs } from './nav-entries.ts';

/** The 'mine' group: its title links to the personal home, its entries to the tabs (rules/shell#sidebar). */
export function MineGroup({ active }: { active: SidebarActive }) {
  const onFirstTab = active.item === SidebarItem.mine && (active.tab ?? PersonalTab.mine) === PersonalTab.mine;
  return (
    <section className={nav.group}>
      <Link className={nav.groupTitle} to={mineEntry.to} aria-current={onFirstTab ? 'page' : undefined}>
        {mineEntry.label()}
      </Link>
      <ul>
        {mineTabs.map(({ tab, label, icon, to }) => (
          <li key={tab} className={nav.item}>
            <Link to={to} aria-current={active.tab === tab ? 'page' : undefined}>
              <Icon of={icon} />
              <span className={nav.label}>{label()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
