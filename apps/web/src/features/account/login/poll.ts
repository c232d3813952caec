/** What is done with the outcome of each asking. */
interface Listener<Answer> {
  onAnswer: (answer: Answer) => void;
  onError: (error: unknown) => void;
}

/**
 * Asks again and again, each time `ms` after the last outcome. The returned function ends it; an answer that comes
 * later goes nowhere.
 */
export function poll<Answer>(
  ms: number,
  ask: () => Promise<Answer>,
  { onAnswer, onError }: Listener<Answer>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const wait = () => {
    if (!ended) timer = setTimeout(run, ms);
  };
  const run = () => {
    void ask()
      .then(
        (answer) => ended || onAnswer(answer),
        (error: unknown) => ended || onError(error),
      )
      .finally(wait);
  };
  wait();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
