import { CallError } from './http/call-error.ts';
import { StartupError } from './startup-error.ts';

/** Nothing can be decided: the name or number is unknown, or is no longer open. */
interface NotFound {
  readonly result: 'notFound';
}

/**
 * The outcome of an operator's decision: `decided` with what was done, or the reason why nothing was changed with what
 * its text needs.
 */
export type DecisionOutcome<Done = unknown, Refusal extends { readonly result: string } = NotFound> =
  | ({ readonly result: 'decided' } & Done)
  | Refusal;

/** The text of each outcome. */
type OutcomeTexts<Outcome extends { readonly result: string }> = {
  readonly [Result in Outcome['result']]: (outcome: Outcome & { readonly result: Result }) => string;
};

/**
 * Returns the operator's line about a decision.
 * @throws {StartupError} with the text of a reason why nothing was changed
 */
export function describeOutcome<Outcome extends { readonly result: string }>(
  outcome: Outcome,
  texts: OutcomeTexts<Outcome>,
): string;
// The compiler does not see that the outcome is the one that the text of its result takes.
export function describeOutcome(
  outcome: { readonly result: string },
  texts: Readonly<Record<string, (outcome: { readonly result: string }) => string>>,
): string {
  const text = texts[outcome.result]?.(outcome) ?? outcome.result;
  if (outcome.result === 'decided') return text;
  throw new StartupError(text);
}

/** The outcome of a service that also answers calls: it refuses by errors of the catalogue, which undo its transaction. */
export async function awaitOutcome<Done>(
  work: Promise<Done>,
): Promise<DecisionOutcome<Done, { readonly result: 'notFound' | 'conflict' }>> {
  try {
    return { ...(await work), result: 'decided' };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { result: error.error === 'notFound' ? 'notFound' : 'conflict' };
  }
}
