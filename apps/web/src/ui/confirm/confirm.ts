import { create } from 'zustand';

/** What is asked. All texts come from the catalogue. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

/** The question on the screen; null while there is none. */
export const useQuestion = create<{ question: Question | null }>(() => ({ question: null }));

let answerIt: (agreed: boolean) => void = () => {};

/** Asks and waits: true for the confirming button, false for cancel, Esc, back and a later question. */
export function confirm(question: Question): Promise<boolean> {
  answerIt(false);
  useQuestion.setState({ question });
  return new Promise((resolve) => {
    answerIt = resolve;
  });
}

/** Settles the question on the screen. */
export function answer(agreed: boolean): void {
  useQuestion.setState({ question: null });
  answerIt(agreed);
}
