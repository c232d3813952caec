import { inspect } from 'node:util';
import { StartupError } from '../startup-error.ts';
import { toPrintable } from './control-characters.ts';

/**
 * Describes a failure for a terminal: one line for an error that the operator must fix, with a stack for a fault of
 * ours.
 */
export function describeFailure(error: unknown): string {
  return toPrintable(error instanceof StartupError ? error.message : inspect(error));
}
