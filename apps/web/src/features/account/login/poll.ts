interface Listener<Answer> {
  onAnswer: (answer: Answer) => void;
  onError: (error: unknown) => void;
}

/** Sends a request repeatedly, `ms` after each outcome. The returned function stops it; a later response is dropped. */
export function poll<Answer>(
  ms: number,
  request: () => Promise<Answer>,
  { onAnswer, onError }: Listener<Answer>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const wait = () => {
    if (!ended) timer = setTimeout(run, ms);
  };
  const run = () => {
    void request()
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
