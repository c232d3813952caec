import { z } from 'zod';

/** Id of an item: letters, then digits, as `v01`. */
export const itemId = z.string().regex(/^[a-z]+\d+$/);

/** Id of a specialty: a word. */
export const specialtyId = z.string().regex(/^[a-z]+$/);

/** A text that is not blank. */
export const words = z.string().trim().min(1);

/** Whole days between publication and the time of loading. */
export const daysAgo = z.number().int().min(0);

/** A calendar day, yyyy-mm-dd. */
export const day = z.iso.date();

/**
 * The few elements that an introduction may have, without attributes, so that it contains no scripts
 * (rules/security-rendering#markup).
 */
export const plainMarkup = words.refine((html) => !/<(?!\/?(p|ul|ol|li|strong|em|br)>)/.test(html), {
  error: 'only <p>, <ul>, <ol>, <li>, <strong>, <em> and <br> without attributes',
});
