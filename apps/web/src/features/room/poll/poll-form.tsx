import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { voteLivePoll } from '../api/vote-live-poll.ts';
import styles from './poll.module.css';
import { getLetter } from './poll-result.tsx';
import { replacePoll } from './replace-poll.ts';
import type { LivePoll } from './use-live-polls.ts';

interface PollFormProps {
  activityId: string;
  poll: LivePoll;
  /** The id of the poll's heading, which names the options. */
  titleId: string;
}

/** The options of an open poll; the choice can be changed until it is submitted (rules/room-poll#votes). */
export function PollForm({ activityId, poll: { pollId, options }, titleId }: PollFormProps) {
  const [choice, setChoice] = useState<number | null>(null);
  const queries = useQueryClient();
  const customerId = useCustomerId();
  const { mutate, isPending } = useMutation({
    mutationFn: (option: number) => voteLivePoll({ pollId, option }),
    onSuccess: async (poll) => {
      await replacePoll(queries, { activityId, customerId, pollId }, poll);
      document.getElementById(titleId)?.focus();
    },
    onError: (error) => {
      const text = error instanceof GatewayError ? OUTDATED[error.code]?.() : undefined;
      if (text) void refetch(queries, 'listLivePolls');
      toast.error(text ?? failureText(error, m['error.unknown']()));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice !== null && !isPending) mutate(choice);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset aria-labelledby={titleId}>
        {options.map((option, index) => (
          <label key={index} className={styles.option}>
            <input
              type="radio"
              name={pollId}
              checked={choice === index}
              disabled={isPending}
              onChange={() => setChoice(index)}
            />
            <span>{getLetter(index)}</span>
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <Button kind="primary" type="submit" wide busy={isPending} disabled={choice === null}>
        {m['live.poll.submit']()}
      </Button>
    </form>
  );
}

/** Refusals because the page does not show the poll as it is. */
const OUTDATED: Readonly<Record<number, () => string>> = {
  [codes.pollClosed]: m['live.poll.closedMeanwhile'],
  [codes.conflict]: m['live.poll.votedElsewhere'],
};
