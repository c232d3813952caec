import { formatDuration } from '@osteon/domain';
import { useId } from 'react';
import type { SpokenAnswer } from '../../entities/room/answered-questions.ts';
import type { LiveQuestion } from '../../entities/room/api/list-live-questions.ts';
import { m } from '../../texts/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { play } from '../../ui/icon/icons.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import styles from './replay-answers.module.css';

/** The answered questions of a replay. */
interface ReplayAnswersData {
  /** Those with a second, in the order of the replay. */
  readonly spoken: readonly SpokenAnswer[];
  readonly written: readonly LiveQuestion[];
  readonly isError: boolean;
  readonly retry: () => void;
}

interface ReplayAnswersProps {
  answers: ReplayAnswersData;
  onSeek: (second: number) => void;
}

/** The answered questions beside the chapters; those by voice lead to their second (rules/replay#answers). */
export function ReplayAnswers({ answers: { spoken, written, isError, retry }, onSeek }: ReplayAnswersProps) {
  const id = useId();
  const count = spoken.length + written.length;
  if (count === 0 && !isError) return null;
  return (
    <section className={styles.answers} aria-labelledby={id}>
      <h3 id={id}>
        {m['live.replay.answers']()}
        {count > 0 && <span className="num">{count}</span>}
      </h3>
      {isError && <ErrorState text={m['live.replay.answersFailed']()} onRetry={retry} />}
      <ol>
        {spoken.map((question) => {
          const time = formatDuration(question.answeredSeconds);
          return (
            <li key={question.questionId}>
              <p>{question.text}</p>
              <div className={styles.foot}>
                <button
                  type="button"
                  className={`num target ${styles.seek}`}
                  aria-label={m['live.replay.answeredAt']({ time, text: question.text })}
                  onClick={() => onSeek(question.answeredSeconds)}
                >
                  <Icon of={play} size={12} filled />
                  {time}
                  <span>{getAnswererText(question)}</span>
                </button>
                <Votes question={question} />
              </div>
              <WrittenAnswer question={question} />
            </li>
          );
        })}
        {written.map((question) => (
          <li key={question.questionId}>
            <p>{question.text}</p>
            <div className={styles.foot}>
              <span>{getAnswererText(question)}</span>
              <Votes question={question} />
            </div>
            <WrittenAnswer question={question} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The name of the lecturer who answered. */
export const getAnswererText = ({ lecturer }: Pick<LiveQuestion, 'lecturer'>): string =>
  lecturer ? m['live.replay.answeredBy']({ name: lecturer.name }) : m['live.question.answered']();

const Votes = ({ question: { votes } }: { question: LiveQuestion }) =>
  votes > 0 && <span className={`num ${styles.votes}`}>{m['live.replay.askedBy']({ count: votes })}</span>;

const WrittenAnswer = ({ question: { answer } }: { question: LiveQuestion }) =>
  answer !== '' && <p className={styles.written}>{answer}</p>;
