import type { ResponseOf } from '@osteon/contract';
import { type FormEvent, useState } from 'react';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './decision.module.css';
import { getLetter } from './letter.ts';
import type { useOpenCase } from './use-open-case.ts';

interface DecisionPollProps {
  id: string;
  detail: Pick<ResponseOf<'getCase'>, 'decision' | 'voteNum'>;
  opening: ReturnType<typeof useOpenCase>;
}

/** The decision before its outcome: the choice can be changed until it is submitted (rules/case#votes). */
export function DecisionPoll({ id, detail: { decision, voteNum }, opening }: DecisionPollProps) {
  const [choice, setChoice] = useState<number | null>(null);
  const { mutate, isPending, variables } = opening;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice !== null && !isPending) mutate(choice);
  };
  return (
    <form className={styles.poll} onSubmit={submit}>
      <h3 id={`question-${id}`}>{decision.question}</h3>
      <p className={styles.note}>
        <span className="num">{m['case.poll.votes']({ count: countText(voteNum) })}</span>
        <span>{m['case.poll.hint']()}</span>
      </p>
      <fieldset aria-labelledby={`question-${id}`} className={styles.options}>
        {decision.options.map((option, index) => (
          <label key={index} className={styles.option}>
            <input
              type="radio"
              name={`case-${id}`}
              checked={choice === index}
              disabled={isPending}
              onChange={() => setChoice(index)}
            />
            <span>{getLetter(index)}</span>
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <footer className={styles.actions}>
        <Button kind="primary" type="submit" busy={isPending && variables !== null} disabled={choice === null}>
          {m['case.poll.submit']()}
        </Button>
        <Button kind="text" busy={isPending && variables === null} onClick={() => mutate(null)}>
          {m['case.poll.skip']()}
        </Button>
        <span>{m['case.poll.note']()}</span>
      </footer>
    </form>
  );
}
