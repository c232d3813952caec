import { useEffect, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import styles from './chat-composer.module.css';
import { useChatDrafts } from './chat-drafts.ts';

/** The interval at which the countdown is computed, in ms. */
const TICK_MS = 250;

/**
 * The seconds until a sender may write again in a room with slow mode; 0 if now (rules/room-moderation#slow-mode).
 * @param slowSeconds the pause between two messages; 0 for none
 */
export function useSlowMode(draftKey: string, slowSeconds: number): number {
  const until = useChatDrafts(({ waits }) => waits[draftKey] ?? 0);
  const [now, setNow] = useState(() => Date.now());
  const isSlow = slowSeconds > 0;
  const leftMs = until - now;
  // Before the first tick the time is an old one.
  const secondsLeft = isSlow && leftMs > 0 ? Math.min(Math.ceil(leftMs / 1000), slowSeconds) : 0;
  useEffect(() => {
    if (!isSlow) return;
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [isSlow, until]);
  return secondsLeft;
}

interface SlowModeNoteProps {
  id: string;
  seconds: number;
  secondsLeft: number;
}

/** The line above the field of a room with slow mode. */
export function SlowModeNote({ id, seconds, secondsLeft }: SlowModeNoteProps) {
  return (
    <p id={id} className={styles.slow}>
      <Icon of={clock} size={14} />
      {m['live.chat.slow']({ count: seconds })}
      {secondsLeft > 0 && <b className="num">{m['live.chat.slowLeft']({ count: secondsLeft })}</b>}
    </p>
  );
}
