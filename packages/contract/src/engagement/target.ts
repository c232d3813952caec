import { z } from 'zod';

/** Types that can be liked as a resource: 1 a video, 2 a document, 7 a case, 14 a course. */
export const likeableType = z.union([z.literal(1), z.literal(2), z.literal(7), z.literal(14)]);

/**
 * Types in the browsing history: 1 a video, 2 a document, 3 a meeting, 7 a case, 9 a doctor, 11 a live event, 14 a
 * course, 19 a product.
 */
export const browsableType = z.union([
  ...likeableType.options,
  z.literal(3),
  z.literal(9),
  z.literal(11),
  z.literal(19),
]);

/** Types that can be followed: 9 a doctor, 36 an association. */
export const followableType = z.union([z.literal(9), z.literal(36)]);

/** Everything that has counts (rules/engagement#state). */
export const countedType = z.union([...likeableType.options, ...followableType.options]);
