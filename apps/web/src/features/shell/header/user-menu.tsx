import { Menu as MantineMenu } from '@mantine/core';
import { ROUTE_FRAMES } from '@osteon/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../entities/account/use-profile.ts';
import { useLogOut } from '../../../entities/session/log-out.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { site } from '../../../lib/site.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { positionText } from '../../../texts/library/library-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { globe, idCard, receipt, signOut } from '../../../ui/icon/account-icons.ts';
import { chevronRight } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LocalePicker } from '../../../ui/locale-switch/locale-picker.tsx';
import { Menu, MenuItem, MenuLink, MenuRule } from '../../../ui/menu/menu.tsx';
import { ThemePicker } from '../../../ui/theme/theme-picker.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type HeaderTool, hasUnread } from './header-tool.ts';
import { ToolEntry } from './tool-entry.tsx';
import styles from './user-menu.module.css';
import { UserTrigger } from './user-trigger.tsx';

interface UserMenuProps {
  profile: Profile;
  tools: readonly HeaderTool[];
  /** The membership as a menu item. */
  membership: ReactNode;
}

/** The customer's avatar and the menu that it opens (rules/shell#header). */
export function UserMenu({ profile, tools, membership }: UserMenuProps) {
  const isPhone = useBreakpoint() === 'phone';
  const { mutate: logOut } = useLogOut();
  return (
    <Menu
      target={<UserTrigger name={profile.name} portrait={profile.portrait} unread={hasUnread(tools)} />}
      width={300}
      className={styles.menu}
    >
      <MantineMenu.Item
        component={Link}
        to={ROUTE_FRAMES.personalHome.path}
        className={styles.profile}
        leftSection={<Avatar name={profile.name} src={profile.portrait} size={48} />}
        rightSection={<Icon of={chevronRight} />}
      >
        <b>{profile.name}</b>
        <span>{positionText(profile)}</span>
      </MantineMenu.Item>
      {membership}
      {isPhone && tools.map((tool) => <ToolEntry key={tool.key} tool={tool} />)}
      {isPhone && <MenuRule />}
      <MenuLink to={ROUTE_FRAMES.personalInfo.path} icon={idCard}>
        {m['route.personalInfo']()}
      </MenuLink>
      {site.officialAccountUrl && (
        <MenuItem icon={receipt} onSelect={() => openDialog('invoice')}>
          {m['shell.menu.invoice']()}
        </MenuItem>
      )}
      <MenuItem icon={globe} onSelect={() => openDialog('language')}>
        {m['shell.menu.language']()}
      </MenuItem>
      <ThemePicker />
      <LocalePicker />
      <MenuRule />
      <MenuItem
        icon={signOut}
        onSelect={() => logOut(undefined, { onError: () => toast.error(m['account.logout.failed']()) })}
      >
        {m['shell.menu.logout']()}
      </MenuItem>
    </Menu>
  );
}
