import { type SidebarActive, SidebarItem } from '@osteon/domain';
import { chevronRight } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu, MenuLink } from '../../../ui/menu/menu.tsx';
import nav from '../../../ui/nav-list/nav-list.module.css';
import { mineEntry, mineTabs } from './nav-entries.ts';

/** The rail's 'mine' cell with its group as a flyout. */
export function MineFlyout({ active }: { active: SidebarActive }) {
  const cell = (
    <button type="button" aria-current={active.item === SidebarItem.mine ? 'true' : undefined}>
      <Icon of={mineEntry.icon} />
      <span className={nav.label}>{mineEntry.label()}</span>
    </button>
  );
  return (
    <Menu target={cell} width={200} side="right-start" onHover>
      <MenuLink to={mineEntry.to} end={chevronRight}>
        <b>{mineEntry.label()}</b>
      </MenuLink>
      {mineTabs.map(({ tab, label, icon, to }) => (
        <MenuLink key={tab} to={to} icon={icon} current={active.tab === tab}>
          {label()}
        </MenuLink>
      ))}
    </Menu>
  );
}
