import type { ComponentProps } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown } from '../../../ui/icon/icons.ts';
import styles from './platform-trigger.module.css';

/** The button of the platform dropdown. */
export function PlatformTrigger(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className={styles.trigger}>
      {m['shell.platform.trigger']()}
      <Icon of={chevronDown} size={16} />
    </button>
  );
}
