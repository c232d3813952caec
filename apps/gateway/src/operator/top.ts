import { z } from 'zod';

/** Option `--top` of the operator's commands: rows of a list. */
export const top = z.coerce
  .number({ error: 'must be a number' })
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be 1 or more' })
  .max(200, { error: 'must be 200 or less' })
  .default(20);
