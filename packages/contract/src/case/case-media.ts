import { CASE_MEASURE_LABEL_MAX, CASE_SLICES_MAX, CASE_TEXT_MAX } from '@osteon/domain';
import { z } from 'zod';
import { picture } from '../content/card.ts';
import { id, text } from '../fields.ts';

/** The time of a picture or stack: before or after the operation; what is after is sealed (rules/case#seal). */
export const casePhase = z.enum(['before', 'after']);

/** A picture of a case, as a radiograph or a photograph (rules/case#images). */
export const caseImage = z.object({
  imageId: id,
  picture,
  caption: z.string(),
  phase: casePhase,
});

/** A window of a stack, in the units of its values: Hounsfield units for CT (rules/case-viewer#windows). */
const stackWindow = z.object({
  /** A preset with a name in every language; null for one of the device. */
  preset: z.enum(['bone', 'softTissue', 'implant']).nullable(),
  center: z.number(),
  width: z.number().positive(),
});

/** A series of slices that the reader scrolls through (rules/case-series#stacks). */
export const caseStack = z.object({
  stackId: id,
  title: z.string(),
  phase: casePhase,
  /** Pixels of a slice. */
  width: z.number().int(),
  height: z.number().int(),
  /** Number of slices. */
  count: z.number().int(),
  /** Distances in mm; null where the series has no scale, and `slice` null where its slices have no positions. */
  spacing: z.object({ row: z.number(), column: z.number(), slice: z.number().nullable() }).nullable(),
  /** Value = base + step × stored value. */
  base: z.number(),
  step: z.number(),
  /** The windows to offer; the first is shown at first. */
  windows: z.array(stackWindow),
  /**
   * Ends in a slash; slice n, from 0, is `url` + n: width × height stored values of 16 bits, unsigned, little-endian,
   * as raw deflate. Of a sealed stack it is signed, and valid for a day.
   */
  url: z.string(),
});

/** Pixels of a slice or picture, from its upper left corner. */
const point = z.tuple([z.number().min(-4096).max(40_000), z.number().min(-4096).max(40_000)]);

/**
 * A measure on a picture or slice (rules/case-viewer#measures): a length of two points, an angle of three with its
 * vertex in the middle, a Cobb angle of two lines of two points each.
 */
export const caseMeasure = z.object({
  measureId: id,
  kind: z.enum(['length', 'angle', 'cobb']),
  label: text(CASE_MEASURE_LABEL_MAX),
  /** The slice from 0; null on a picture. */
  slice: z
    .number()
    .int()
    .min(0)
    .max(CASE_SLICES_MAX - 1)
    .nullable(),
  points: z.array(point).min(2).max(4),
});

/** A rectangle of a picture in its pixels. */
export const imageBox = z.object({
  x: z.number().int().min(0).max(40_000),
  y: z.number().int().min(0).max(40_000),
  width: z.number().int().min(1).max(40_000),
  height: z.number().int().min(1).max(40_000),
});

/** Text that was found in the pixels of a picture (rules/case-image#text). */
export const imageText = z.object({ ...imageBox.shape, text: z.string() });

/** A caption as an author writes it. */
export const caption = text(CASE_TEXT_MAX.caption);
