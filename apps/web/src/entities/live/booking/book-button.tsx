import { DEBOUNCE_MS } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import styles from './book-actions.module.css';

/** The button that books an announced event of a list, or the mark that it is booked (rules/live-booking#booking). */
export function BookButton({ activityId, title, booked }: { activityId: string; title: string; booked: boolean }) {
  const isTap = useThrottle(DEBOUNCE_MS);
  const book = () => {
    if (isTap()) emit('actionRequested', { action: { name: 'bookLive', data: { activityId } } });
  };
  if (booked) {
    return (
      <Button size="sm" disabled className={styles.booked}>
        <Icon of={check} size={16} />
        {m['live.book.booked']()}
      </Button>
    );
  }
  return (
    <Button size="sm" aria-label={`${m['live.book.action']()} ${title}`} onClick={book}>
      {m['live.book.action']()}
    </Button>
  );
}
