import clsx from 'clsx';
import { m } from '../../texts/index.ts';
import { Icon } from '../icon/icon.tsx';
import { close } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './banner.module.css';

interface BannerProps {
  /** Offline is red, a new version teal, a lost connection grey. */
  kind: 'error' | 'news' | 'quiet';
  /** One of icons.ts. */
  icon: string;
  text: string;
  action?: { label: string; onClick: () => void };
  onClose?: () => void;
}

/**
 * A line under the header that concerns the whole portal; it pushes the content down. The caller provides the live
 * region: its text is announced only if the region was rendered before it.
 */
export function Banner({ kind, icon, text, action, onClose }: BannerProps) {
  return (
    <div className={clsx(styles.banner, styles[kind])}>
      <Icon of={icon} />
      <span>{text}</span>
      {action && (
        <button type="button" onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {onClose && <IconButton className={styles.close} label={m['common.close']()} icon={close} onClick={onClose} />}
    </div>
  );
}
