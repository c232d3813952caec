import type { clinicalCase } from './tables.ts';

/** True if a case has a decision to vote for: only such a case has a seal (rules/case#seal). */
export const hasDecision = ({ decision }: Pick<typeof clinicalCase.$inferSelect, 'decision'>): boolean =>
  decision.options.length > 0;
