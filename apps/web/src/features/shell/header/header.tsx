import { ROUTE_FRAMES } from '@osteon/domain';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Profile, useProfile } from '../../../entities/account/use-profile.ts';
import { inBackground } from '../../../lib/chunk/in-background.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { menu, search as searchIcon } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { LocaleSwitch } from '../../../ui/locale-switch/locale-switch.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { MENU_BUTTON_ID, useFocusHandover } from '../sidebar/use-focus-handover.ts';
import { AiSearchButton } from './ai-search-button.tsx';
import styles from './header.module.css';
import { type HeaderTool, hasUnread } from './header-tool.ts';
import { PlatformTrigger } from './platform-trigger.tsx';
import { ToolButton } from './tool-button.tsx';
import { UserTrigger } from './user-trigger.tsx';

// Loaded lazily: it needs the menu library, which phones do not use.
const PlatformMenu = lazy(async () => ({
  default: (await inBackground(() => import('./platform-menu.tsx'))).PlatformMenu,
}));

interface HeaderProps {
  /** True if the navigation of the menu button is open. */
  menuOpen: boolean;
  onMenu: () => void;
  /** True for a secondary login button, as the page has its own primary button. */
  quietLogin?: boolean;
  /** Tools in display order; on phones they are entries of the user menu. */
  tools?: readonly HeaderTool[];
  search: ReactNode;
  membership: ReactNode;
  /** Lazy: its trigger is rendered until the code has loaded. */
  userMenu: (profile: Profile) => ReactNode;
}

const NO_TOOLS: readonly HeaderTool[] = [];

const reload = () => window.location.reload();

/** The header of every page with a frame; its content depends on the width (rules/shell#header). */
export function Header({
  menuOpen,
  onMenu,
  quietLogin = false,
  tools = NO_TOOLS,
  search,
  membership,
  userMenu,
}: HeaderProps) {
  const profile = useProfile();
  const band = useBreakpoint();
  const unread = hasUnread(tools);
  const wide = band === 'desktop' || band === 'wide';
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <IconButton
          id={MENU_BUTTON_ID}
          className={styles.menu}
          icon={menu}
          label={menuOpen ? m['shell.header.closeMenu']() : m['shell.header.openMenu']()}
          aria-expanded={menuOpen}
          onClick={onMenu}
        />
        <Link className={styles.logo} to={ROUTE_FRAMES.home.path} aria-label={m['common.backHome']()}>
          <Logo />
        </Link>
        {wide && <Platforms />}
      </div>
      <div className={styles.rest}>
        {search}
        <div className={styles.end}>
          {membership}
          <IconButton
            className={styles.search}
            size="lg"
            icon={searchIcon}
            label={m['search.box.submit']()}
            aria-haspopup="dialog"
            onClick={() => openDialog('search')}
          />
          <AiSearchButton />
          {tools.map((tool) => (
            <ToolButton key={tool.key} tool={tool} />
          ))}
          {profile ? (
            <LazyBoundary
              placeholder={(props) => (
                <UserTrigger name={profile.name} portrait={profile.portrait} unread={unread} {...props} />
              )}
              errorFallback={
                <UserTrigger name={profile.name} portrait={profile.portrait} unread={unread} onClick={reload} />
              }
            >
              {userMenu(profile)}
            </LazyBoundary>
          ) : (
            <>
              <LocaleSwitch />
              <Button
                kind={quietLogin ? 'secondary' : 'primary'}
                className={styles.login}
                onClick={() => openDialog('login')}
              >
                {m['shell.header.loginRegister']()}
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function Platforms() {
  const ref = useFocusHandover<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.platforms}>
      <LazyBoundary
        placeholder={(props) => <PlatformTrigger {...props} />}
        errorFallback={<PlatformTrigger onClick={reload} />}
      >
        <PlatformMenu />
      </LazyBoundary>
    </div>
  );
}
