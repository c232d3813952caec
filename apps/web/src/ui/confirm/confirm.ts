import { create } from 'zustand';

/** A yes-or-no question; all texts come from the catalogue. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The confirmed action cannot be undone: its button is red. */
  readonly destructive?: boolean;
}

/** The open question; null while there is none. */
export const useQuestion = create<{ question: Question | null }>(() => ({ question: null }));

let answerIt: (agreed: boolean) => void = () => {};

/** Opens the question: true for the confirming button, false for cancel, Esc, back and a later question. */
export function confirm(question: Question): Promise<boolean> {
  answerIt(false);
  useQuestion.setState({ question });
  return new Promise((resolve) => {
    answerIt = resolve;
  });
}

/** Answers the open question and closes it. */
export function answer(agreed: boolean): void {
  useQuestion.setState({ question: null });
  answerIt(agreed);
}
