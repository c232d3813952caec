import type { Followed } from '../../entities/engagement/api/list-following.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { m } from '../../texts/index.ts';
import { Menu, MenuItem, MenuLink } from '../../ui/menu/menu.tsx';
import styles from './following-flyout.module.css';

/** The rail's last cell: a menu of the entries beyond the limit. */
export function FollowingFlyout({ rest }: { rest: readonly Followed[] }) {
  const cell = (
    <button type="button" aria-label={m['shell.following.expand']()}>
      {`+${rest.length}`}
    </button>
  );
  return (
    <Menu target={cell} width={200} side="right-start" onHover className={styles.menu}>
      {rest.map(({ resType, resId, resName, comboActionJump }) =>
        comboActionJump ? (
          <MenuLink key={`${resType} ${resId}`} to={comboActionJump.comboActionJumpV3.pcLink}>
            {resName}
          </MenuLink>
        ) : (
          <MenuItem key={`${resType} ${resId}`} onSelect={() => openDialog('leadToApp', { about: 'content' })}>
            {resName}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
