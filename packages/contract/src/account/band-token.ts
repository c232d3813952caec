import { text } from '../fields.ts';

/** A step-up token: valid for ten minutes, once, in this session only (rules/phone-binding#step-up-token). */
export const bandToken = text(64);
