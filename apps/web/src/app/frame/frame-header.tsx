import { lazy } from 'react';
import { MembershipButton } from '../../features/membership/membership-button.tsx';
import { SearchBox } from '../../features/search/search-box/search-box.tsx';
import { Header } from '../../features/shell/header/header.tsx';
import { inBackground } from '../../lib/chunk/in-background.ts';
import { useHeaderTools } from './use-header-tools.ts';

// Needs the menu library, which visitors do without.
const HeaderUserMenu = lazy(async () => ({
  default: (await inBackground(() => import('./header-user-menu.tsx'))).HeaderUserMenu,
}));

interface FrameHeaderProps {
  menuOpen: boolean;
  onMenu: () => void;
  quietLogin: boolean;
}

/** The header with the contributions of the features. */
export function FrameHeader(props: FrameHeaderProps) {
  const tools = useHeaderTools();
  return (
    <Header
      {...props}
      tools={tools}
      search={<SearchBox />}
      membership={<MembershipButton />}
      userMenu={(profile) => <HeaderUserMenu profile={profile} tools={tools} />}
    />
  );
}
