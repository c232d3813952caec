import type { Followed } from '../../../entities/engagement/api/list-following.ts';
import { m } from '../../../texts/index.ts';
import { Menu, MenuItem, MenuLink } from '../../../ui/menu/menu.tsx';
import { FollowedMarks } from './followed-marks.tsx';
import styles from './following-flyout.module.css';
import { useOpenFollowed } from './use-open-followed.ts';

/** The rail's last cell: a menu of the entries beyond the limit. */
export function FollowingFlyout({ rest }: { rest: readonly Followed[] }) {
  const { markAsSeen, leadToApp } = useOpenFollowed();
  const cell = (
    <button type="button" aria-label={m['shell.following.expand']()}>
      {`+${rest.length}`}
    </button>
  );
  return (
    <Menu target={cell} width={240} side="right-start" onHover className={styles.menu}>
      {rest.map((followed) => {
        const { resType, resId, resName, comboActionJump } = followed;
        const content = (
          <span className={styles.entry}>
            <span className={styles.name}>{resName}</span>
            <FollowedMarks followed={followed} />
          </span>
        );
        return comboActionJump ? (
          <MenuLink
            key={`${resType} ${resId}`}
            to={comboActionJump.comboActionJumpV3.pcLink}
            onSelect={() => markAsSeen(followed)}
          >
            {content}
          </MenuLink>
        ) : (
          <MenuItem key={`${resType} ${resId}`} onSelect={() => leadToApp(followed)}>
            {content}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
