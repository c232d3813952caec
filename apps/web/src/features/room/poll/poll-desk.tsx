import { useRef, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { plus } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import styles from './poll-desk.module.css';
import { ClosedPoll, DraftPoll, OpenPoll } from './poll-desk-items.tsx';
import { PollEditor } from './poll-editor.tsx';
import { PollsFailed, PollsSkeleton } from './poll-panel.tsx';
import { type LivePoll, useLivePolls } from './use-live-polls.ts';

/** The polls of an event for its assistants: the open one, drafts, closed ones (rules/room-poll#states). */
export function PollDesk({ activityId, onlineNum }: { activityId: string; onlineNum: number }) {
  const { polls, now, error, isFetching, retry } = useLivePolls(activityId);
  // The id of the draft that is edited; empty for a new one, null for none. Its editor stays, with what was typed, when
  // another assistant opens or deletes the draft: then it saves a new one.
  const [edited, setEdited] = useState<string | null>(null);
  const create = useRef<HTMLButtonElement>(null);
  if (!polls) return error ? <PollsFailed error={error} busy={isFetching} onRetry={retry} /> : <PollsSkeleton />;
  const open = polls.filter(({ state }) => state === 'open');
  const drafts = polls.filter(({ state }) => state === 'draft');
  const isEdited = ({ pollId }: LivePoll) => pollId === edited;
  const close = () => {
    setEdited(null);
    create.current?.focus();
  };
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <span className="num">{m['live.poll.count']({ count: polls.length })}</span>
        <Button ref={create} size="sm" aria-expanded={edited === ''} onClick={() => setEdited('')}>
          <Icon of={plus} size={16} />
          {m['live.poll.create']()}
        </Button>
      </header>
      {edited !== null && (
        <PollEditor key={edited} activityId={activityId} draft={drafts.find(isEdited)} onClose={close} />
      )}
      {polls.length === 0 && edited === null && <Empty text={m['live.poll.deskEmpty']()} />}
      {open.map((poll) => (
        <OpenPoll key={poll.pollId} activityId={activityId} poll={poll} now={now} onlineNum={onlineNum} />
      ))}
      {drafts
        .filter((poll) => !isEdited(poll))
        .map((poll) => (
          <DraftPoll
            key={poll.pollId}
            activityId={activityId}
            poll={poll}
            mayOpen={open.length === 0}
            onEdit={() => setEdited(poll.pollId)}
          />
        ))}
      {polls
        .filter(({ state }) => state === 'closed')
        .map((poll) => (
          <ClosedPoll key={poll.pollId} activityId={activityId} poll={poll} />
        ))}
    </div>
  );
}
