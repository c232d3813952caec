import { z } from 'zod';

/** Credits of a year, of which there are halves and tenths. */
const yearlyCredits = z.coerce.number().min(0).max(1000).multipleOf(0.1);

/** The variables of credit (rules/credit#targets). */
export const creditVariables = {
  CREDIT_TARGET_I: yearlyCredits.default(10),
  CREDIT_TARGET_II: yearlyCredits.default(15),
};

/** The credits that a year requires, by class. */
export function toCreditTargets(values: z.output<z.ZodObject<typeof creditVariables>>) {
  return { I: values.CREDIT_TARGET_I, II: values.CREDIT_TARGET_II };
}
