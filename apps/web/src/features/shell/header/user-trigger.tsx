import type { ComponentProps } from 'react';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Dot } from '../../../ui/mark/badge.tsx';
import styles from './user-trigger.module.css';

/** The avatar that opens the user menu. */
export function UserTrigger({
  name,
  portrait,
  unread = false,
  ...props
}: ComponentProps<'button'> & { name: string; portrait: string; unread?: boolean }) {
  return (
    <button type="button" aria-label={m['shell.header.userMenu']()} {...props} className={styles.trigger}>
      <Avatar name={name} src={portrait} size={36} />
      {unread && <Dot className={styles.news} />}
    </button>
  );
}
