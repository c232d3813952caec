import type { LiveQuestion } from '../../../entities/room/api/list-live-questions.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import { microphone, pin } from '../../../ui/icon/live-icons.ts';
import styles from './question.module.css';

/** The mark of a pinned question. */
export const PinMark = () => (
  <span className={styles.mark}>
    <Icon of={pin} size={12} />
    {m['live.question.pinned']()}
  </span>
);

interface StateMarkProps {
  state: LiveQuestion['state'];
  /** The time since an answer has started, as text. */
  answering?: string;
}

/** The state of a question in words: being answered, waiting for an assistant, refused. */
export function StateMark({ state, answering = '' }: StateMarkProps) {
  return (
    <>
      {state === 'answering' && (
        <span className={`num ${styles.mark}`}>
          <Icon of={microphone} size={12} />
          {answering === '' ? m['live.question.answering']() : m['live.question.answeringFor']({ time: answering })}
        </span>
      )}
      {state === 'held' && (
        <span className={styles.heldMark}>
          <Icon of={clock} size={12} />
          {m['live.question.held']()}
        </span>
      )}
      {state === 'refused' && <span className={styles.heldMark}>{m['live.question.refused']()}</span>}
    </>
  );
}
