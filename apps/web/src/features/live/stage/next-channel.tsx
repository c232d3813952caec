import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { channels } from '../../../ui/icon/live-icons.ts';
import type { ChannelChoice, SelectableChannel } from './channel-choice.ts';
import styles from './live-player.module.css';

/**
 * The button that leads from channel to channel on phones, where no second one fits into the video
 * (rules/live-stage#two-channels).
 */
export function NextChannel({ choice: { main, others, choose } }: { choice: ChannelChoice<SelectableChannel> }) {
  const next = others.find(({ channelId }) => channelId > (main?.channelId ?? '')) ?? others[0];
  if (!next) return null;
  return (
    <button
      type="button"
      className={styles.nextChannel}
      aria-label={m['live.stage.nextChannel']({ name: next.channelName })}
      onClick={() => choose(next.channelId)}
    >
      <Icon of={channels} size={18} />
      <span>{next.channelName}</span>
    </button>
  );
}
