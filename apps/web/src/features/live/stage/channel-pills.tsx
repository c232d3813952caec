import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import type { ChannelOption } from './channel-choice.ts';
import styles from './channel-pills.module.css';

interface ChannelPillsProps {
  options: readonly ChannelOption[];
  value: string;
  onChange: (channelId: string) => void;
}

/** The channels of an event, if there are several: radio buttons, so that arrow keys work. */
export function ChannelPills({ options, value, onChange }: ChannelPillsProps) {
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
