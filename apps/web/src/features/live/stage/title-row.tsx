import type { ReactNode } from 'react';
import type { ChannelOption } from './channel-choice.ts';
import { ChannelPills } from './channel-pills.tsx';
import styles from './title-row.module.css';

interface TitleRowProps {
  channels?: readonly ChannelOption[];
  value?: string;
  onChannel?: (channelId: string) => void;
  /** What the event is. */
  children: ReactNode;
}

/** What an event is, with its channels beside it. */
export function TitleRow({ channels = [], value = '', onChannel = () => undefined, children }: TitleRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>{children}</div>
      <ChannelPills options={channels} value={value} onChange={onChannel} />
    </div>
  );
}
