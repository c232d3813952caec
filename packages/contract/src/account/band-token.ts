import { z } from 'zod';

/** A fresh proof of identity: ten minutes, once, in this session only (rules/phone-binding#step-up-token). */
export const bandToken = z.string().max(64);
