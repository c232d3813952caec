import { Menu as MantineMenu } from '@mantine/core';
import { ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { openDialog } from '../../../lib/dialogs.ts';
import { site } from '../../../lib/site.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronRight, globe, idCard, receipt, signOut } from '../../../ui/icon/icons.ts';
import { Menu, MenuItem, MenuLink, MenuRule } from '../../../ui/menu/menu.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useLogOut } from '../api/log-out.ts';
import { type HeaderTool, hasNews } from './header-tool.ts';
import { MembershipRow } from './membership-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { ToolEntry } from './tool-entry.tsx';
import type { Profile } from './use-profile.ts';
import styles from './user-menu.module.css';
import { UserTrigger } from './user-trigger.tsx';

/** The avatar of who is logged in, and what opens from it (seed 000 §2, Header right side). */
export function UserMenu({ profile, tools }: { profile: Profile; tools: readonly HeaderTool[] }) {
  const isPhone = useBreakpoint() === 'phone';
  const { mutate: logOut } = useLogOut();
  return (
    <Menu target={<UserTrigger name={profile.name} news={hasNews(tools)} />} width={300} className={styles.menu}>
      <MantineMenu.Item
        component={Link}
        to={ROUTE_FRAMES.personalHome.path}
        className={styles.profile}
        leftSection={<Avatar name={profile.name} size={48} />}
        rightSection={<Icon of={chevronRight} />}
      >
        <b>{profile.name}</b>
        <span>{profile.position}</span>
      </MantineMenu.Item>
      {profile.membership && <MembershipRow membership={profile.membership} />}
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
      <ThemeChoice />
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
