import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import styles from './phone-notice.module.css';

interface PhoneNoticeProps {
  icon: string;
  tone: 'good' | 'quiet' | 'bad';
  title: string;
  text: string;
  note?: string;
  accountLabel?: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A result as a full page. */
export function PhoneNotice({ icon, tone, title, text, note, accountLabel, actions, children }: PhoneNoticeProps) {
  const mark = (
    <span className={clsx(styles.mark, styles[tone])}>
      <Icon of={icon} size={28} />
    </span>
  );
  return (
    <PhoneFrame title={title} accountLabel={accountLabel} mark={mark} actions={actions}>
      <p className={styles.text} role={tone === 'bad' ? 'alert' : 'status'}>
        {text}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </PhoneFrame>
  );
}
