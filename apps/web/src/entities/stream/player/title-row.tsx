import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { copyAddress } from '../../../ui/action-button/copy-address.ts';
import { share } from '../../../ui/icon/action-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import type { ChannelOption } from './channel-choice.ts';
import styles from './title-row.module.css';

interface TitleRowProps {
  channels?: readonly ChannelOption[];
  value?: string;
  onChannel?: (channelId: string) => void;
  /** The container of the channels on phones. */
  slot?: HTMLElement | null;
  /** Title and metadata of the event. */
  children: ReactNode;
}

/**
 * Title and metadata of an event, with its channels beside them, or on phones above its agenda; a phone's browser has
 * its own share button.
 */
export function TitleRow(props: TitleRowProps) {
  const { channels = [], value = '', onChannel = () => undefined, slot = null, children } = props;
  const isPhone = useBreakpoint() === 'phone';
  const pills = <ChannelPills options={channels} value={value} onChange={onChannel} />;
  return (
    <div className={styles.row} data-room-title>
      <div className={styles.text}>{children}</div>
      {isPhone ? (
        slot && createPortal(pills, slot)
      ) : (
        <div className={styles.beside}>
          {pills}
          <IconButton label={m['content.share.do']()} icon={share} onClick={() => void copyAddress()} />
        </div>
      )}
    </div>
  );
}

interface ChannelPillsProps {
  options: readonly ChannelOption[];
  value: string;
  onChange: (channelId: string) => void;
}

/** The channels of an event, if there are several: radio buttons, so that arrow keys work. */
function ChannelPills({ options, value, onChange }: ChannelPillsProps) {
  const name = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className={styles.pills} aria-label={m['live.detail.channels']()}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.note !== '' && <em>{option.note}</em>}
        </label>
      ))}
    </fieldset>
  );
}
