import type { ComponentProps } from 'react';
import { MembershipMenuItem } from '../../features/membership/membership-menu-item.tsx';
import { UserMenu } from '../../features/shell/header/user-menu.tsx';

/** The user menu with the membership of the customer. */
export function HeaderUserMenu(props: Omit<ComponentProps<typeof UserMenu>, 'membership'>) {
  return <UserMenu {...props} membership={<MembershipMenuItem />} />;
}
