import { formatTime, PAUSES, type Pause } from '@osteon/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePauseReminders } from './api/pause-reminders.ts';
import styles from './reminders.module.css';
import { useRefetchPreferences } from './use-save-preferences.ts';

/** Delay after the end of a pause, in ms: the gateway's clock may be behind. */
const AFTER_MS = 1000;

const labels: Readonly<Record<Pause, () => string>> = {
  twoHours: () => m['message.pauseHours']({ hours: 2 }),
  fourHours: () => m['message.pauseHours']({ hours: 4 }),
  morning: m['message.pauseMorning'],
};

/** Pauses reminders during an operation; they resume by themselves. */
export function PauseReminders({ pausedUntil }: { pausedUntil: number | null }) {
  const pause = usePauseReminders();
  const refresh = useEffectEvent(useRefetchPreferences());
  const pauses = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pausedUntil === null) return;
    const timer = setTimeout(() => void refresh(), pausedUntil - Date.now() + AFTER_MS);
    return () => clearTimeout(timer);
  }, [pausedUntil]);
  return (
    <section>
      <h3>{m['message.pause']()}</h3>
      <p className={styles.hint}>{m['message.pauseHint']()}</p>
      <div ref={pauses} className={styles.pauses}>
        {PAUSES.map((each) => (
          <Button key={each} size="sm" onClick={() => pause(each)}>
            {labels[each]()}
          </Button>
        ))}
      </div>
      <div className={styles.paused} role="status">
        {pausedUntil !== null && (
          <>
            <span>{m['message.paused']({ time: formatTime(pausedUntil) })}</span>
            <Button
              kind="text"
              size="sm"
              onClick={() => {
                pause(null);
                pauses.current?.querySelector('button')?.focus();
              }}
            >
              {m['message.resume']()}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
