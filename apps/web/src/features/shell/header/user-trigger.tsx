import type { ComponentProps } from 'react';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './user-trigger.module.css';

/** The avatar that opens the user menu. */
export function UserTrigger({ name, ...props }: ComponentProps<'button'> & { name: string }) {
  return (
    <button type="button" aria-label={m['shell.header.userMenu']()} {...props} className={styles.trigger}>
      <Avatar name={name} size={36} />
    </button>
  );
}
