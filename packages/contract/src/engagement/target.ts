import { z } from 'zod';

/** What can be followed: 9 a doctor, 36 an association. */
export const followableType = z.union([z.literal(9), z.literal(36)]);
