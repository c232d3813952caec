import { formatDuration, formatTime } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link, useSearchParams } from 'react-router';
import type { LiveQuestion } from '../../../entities/room/api/list-live-questions.ts';
import { useStageWallClock } from '../../../entities/stream/engine/wall-clock.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronUp, play } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { withdrawLiveQuestion } from '../api/withdraw-live-question.ts';
import { getSenderName } from '../message/sender-texts.ts';
import styles from './question.module.css';
import { PinMark, StateMark } from './question-marks.tsx';
import { useVote } from './use-vote.ts';

/** The effect of a viewer's vote: it counts, it needs a login, or there is none. */
export type VoteAccess = 'open' | 'login' | 'closed';

interface QuestionRowProps {
  question: LiveQuestion;
  isReplay: boolean;
  votes: VoteAccess;
}

/** A question with its votes and its answer (rules/room-question#lists). */
export function QuestionRow({ question, isReplay, votes }: QuestionRowProps) {
  const { text, own, state, isPinned, lecturer, answer, askedAt } = question;
  return (
    <li className={clsx(styles.question, isPinned && styles.pinned)}>
      <VoteButton question={question} votes={votes} />
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        <p className={styles.metadata}>
          {isPinned && <PinMark />}
          <span className={styles.name}>{own.isAsked ? m['live.question.me']() : getSenderName(question.name)}</span>
          <StateMark state={state} />
          <span className={`num ${styles.time}`}>{formatTime(askedAt)}</span>
        </p>
        {state === 'answered' && (
          <div className={styles.answer}>
            {answer !== '' && (
              <p>
                {lecturer && <b>{lecturer.name}</b>}
                {answer}
              </p>
            )}
            <p>
              {answer === '' && lecturer && <b>{lecturer.name}</b>}
              <AnswerTime question={question} isReplay={isReplay} />
            </p>
          </div>
        )}
        {own.isAsked && (state === 'held' || state === 'open') && <WithdrawButton question={question} />}
      </div>
    </li>
  );
}

function VoteButton({ question: { questionId, votes: count, own }, votes }: Omit<QuestionRowProps, 'isReplay'>) {
  const vote = useVote(questionId);
  return (
    <button
      type="button"
      className={`num ${styles.vote}`}
      aria-label={m['live.question.vote']({ count })}
      aria-pressed={own.isVoted}
      disabled={own.isAsked || votes === 'closed'}
      onClick={() => (votes === 'login' ? openDialog('login') : vote(!own.isVoted))}
    >
      <Icon of={chevronUp} size={16} />
      {count}
    </button>
  );
}

/**
 * The time of an answer, which shows it on the stage: in a replay by its second, in a stream by its time while the
 * stream still has it (rules/room-question#answers).
 */
function AnswerTime({ question: { text, answeredAt, answeredSeconds }, isReplay }: Omit<QuestionRowProps, 'votes'>) {
  const isAvailable = useStageWallClock(({ from }) => from !== null && answeredAt !== null && from <= answeredAt);
  const seekTo = useStageWallClock((shown) => shown.seekTo);
  const [params] = useSearchParams();
  if (answeredAt === null || answeredSeconds === null) return <span>{m['live.question.answered']()}</span>;
  const time = formatDuration(answeredSeconds);
  const label = m['live.question.answeredAt']({ time });
  const name = m['live.question.answerOf']({ time, text });
  const content = (
    <>
      <Icon of={play} size={12} />
      {label}
    </>
  );
  if (isReplay) {
    const target = new URLSearchParams(params);
    target.delete('item');
    target.set('t', String(Math.floor(answeredSeconds)));
    return (
      <Link
        className={`num target ${styles.seek}`}
        to={{ search: target.toString() }}
        replace
        preventScrollReset
        aria-label={name}
      >
        {content}
      </Link>
    );
  }
  if (!isAvailable) return <span className="num">{label}</span>;
  return (
    <button type="button" className={`num target ${styles.seek}`} aria-label={name} onClick={() => seekTo(answeredAt)}>
      {content}
    </button>
  );
}

/** Withdraws an own question that nobody answers yet (rules/room-question#asking). */
function WithdrawButton({ question: { questionId, text } }: { question: LiveQuestion }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawLiveQuestion({ questionId }),
    onError: (error) => toast.error(errorText(error).text),
    // Its answer may have started meanwhile.
    onSettled: () => void refetch(queries, 'listLiveQuestions'),
  });
  const withdraw = async () => {
    const isConfirmed = await confirm({
      title: m['live.question.withdrawTitle'](),
      text: m['live.question.withdrawTip'](),
      confirmLabel: m['live.question.withdraw'](),
      cancelLabel: m['common.cancel'](),
    });
    if (isConfirmed) mutate();
  };
  return (
    <button
      type="button"
      className={`target ${styles.withdraw}`}
      aria-label={m['live.question.withdrawOf']({ text })}
      disabled={isPending}
      onClick={() => void withdraw()}
    >
      {m['live.question.withdraw']()}
    </button>
  );
}
