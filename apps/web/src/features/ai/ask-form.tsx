import { SEARCH_TEXT_MAX } from '@osteon/domain';
import { type FormEvent, useId, useState } from 'react';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './ask-form.module.css';

/** The form for a question to the AI search, above the results of the portal; a blank question is not sent. */
export function AskForm({ asked, onAsk }: { asked: string; onAsk: (question: string) => void }) {
  const id = useId();
  const [question, setQuestion] = useState(asked);
  // The heading of the page is in the results, so this one is a paragraph there.
  const Title = asked === '' ? 'h1' : 'p';
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (question.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else onAsk(question.trim());
  };
  return (
    <form className={styles.form} role="search" onSubmit={ask}>
      <Title className={styles.title}>{m['route.aiSearch']()}</Title>
      <p id={id}>{m['ai.lead']()}</p>
      <div className={styles.field}>
        <input
          type="text"
          aria-label={m['ai.input']()}
          aria-describedby={id}
          placeholder={m['ai.input']()}
          maxLength={SEARCH_TEXT_MAX}
          enterKeyHint="search"
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" kind="primary">
          {m['live.chat.send']()}
        </Button>
      </div>
    </form>
  );
}
