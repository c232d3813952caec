import { SEARCH_TEXT_MAX } from '@osteon/domain';
import { type FormEvent, useId, useState } from 'react';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './question-form.module.css';

/** The form for a question to the AI search, above the results of the portal; a blank question is not sent. */
export function QuestionForm({
  initialQuestion,
  onQuestion,
}: {
  initialQuestion: string;
  onQuestion: (question: string) => void;
}) {
  const id = useId();
  const [question, setQuestion] = useState(initialQuestion);
  // The heading of the page is in the results, so this one is a paragraph there.
  const Title = initialQuestion === '' ? 'h1' : 'p';
  const submitQuestion = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (question.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else onQuestion(question.trim());
  };
  return (
    <form className={styles.form} role="search" onSubmit={submitQuestion}>
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
          {m['ai.send']()}
        </Button>
      </div>
    </form>
  );
}
