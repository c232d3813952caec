import { z } from 'zod';

/** A text in parts; `match` marks the searched words (rules/search#suggestions). */
export const highlights = z.array(z.object({ text: z.string(), type: z.enum(['match', 'text']) }));

export type Highlights = z.infer<typeof highlights>;
