import { z } from 'zod';

/** A fresh proof of identity: ten minutes, once, in this session only (spec-decision 11b). */
export const bandToken = z.string().max(64);
