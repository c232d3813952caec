import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import type { PanelProps } from '../chat/chat-column.tsx';
import { ClosedComposer } from '../chat/closed-composer.tsx';
import styles from './poll.module.css';
import { PollForm } from './poll-form.tsx';
import { PollResult, remainingText } from './poll-result.tsx';
import { type LivePoll, useLivePolls } from './use-live-polls.ts';

/** The polls of an event for its audience: the open one first, then the closed ones (rules/room-poll#polls). */
export function PollPanel({ live: { activityId }, auth }: PanelProps) {
  const { polls, now, error, isFetching, retry } = useLivePolls(activityId);
  if (!polls) return error ? <PollsFailed error={error} busy={isFetching} onRetry={retry} /> : <PollsSkeleton />;
  const open = polls.filter(({ state }) => state === 'open');
  const shown = [...open, ...polls.filter(({ state }) => state === 'closed')];
  const mustAct = !auth.canEnter && open.some(({ own }) => own === null);
  return (
    <div className={styles.panel}>
      <div className={styles.polls}>
        {shown.length === 0 && <Empty text={m['live.poll.empty']()} />}
        {shown.map((poll) => (
          <PollCard key={poll.pollId} activityId={activityId} poll={poll} now={now} mayVote={auth.canEnter} />
        ))}
      </div>
      {mustAct && <ClosedComposer auth={auth} />}
    </div>
  );
}

interface PollCardProps {
  activityId: string;
  poll: LivePoll;
  /** The gateway's time in ms. */
  now: number;
  mayVote: boolean;
}

/** A poll: to vote in, or with the result as far as its reader may see it (rules/room-poll#results). */
function PollCard({ activityId, poll, now, mayVote }: PollCardProps) {
  const { pollId, text, state, endsAt, result, voteNum, own } = poll;
  const isOpen = state === 'open';
  const isVoting = isOpen && own === null && mayVote;
  const titleId = `poll-${pollId}`;
  const remaining = endsAt === null ? m['live.poll.open']() : remainingText(endsAt - now);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      {/* The form that had the focus is gone after the vote. */}
      <h3 id={titleId} tabIndex={-1}>
        {text}
      </h3>
      <p className={styles.meta}>
        <span className="num">
          {isVoting || (isOpen && !result && own === null) ? rulesText(poll) : m['live.poll.votes']({ count: voteNum })}
        </span>
        <span className="num">{isOpen ? remaining : m['live.poll.closed']()}</span>
      </p>
      {isVoting ? (
        <PollForm activityId={activityId} poll={poll} titleId={titleId} />
      ) : (
        <PollResult poll={poll} hasLetters />
      )}
      {isOpen && own !== null && !result && <p className={styles.reason}>{m['live.poll.resultLater']()}</p>}
    </article>
  );
}

const rulesText = ({ showsResult }: LivePoll): string =>
  showsResult === 'while' ? m['live.poll.anonymousWhile']() : m['live.poll.anonymousAfter']();

/** Replaces the polls that could not be loaded. */
export function PollsFailed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const { text, requestId } = errorText(error);
  return <ErrorState text={text} requestId={requestId} busy={busy} onRetry={onRetry} />;
}

/** Replaces the polls while they are loaded. */
export function PollsSkeleton() {
  return (
    <div className={styles.polls}>
      <Loading>
        <div className={styles.skeleton}>
          <Skeleton width="70%" height={20} />
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} height={44} />
          ))}
        </div>
      </Loading>
    </div>
  );
}
