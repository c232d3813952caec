/** A label of the hero: start, bend and end of its line, in the picture's 1280 × 720 coordinates. */
export interface SectionLabel {
  readonly term: string;
  readonly english: string;
  /** The point on the bone. */
  readonly x: number;
  readonly y: number;
  /** The x position at which the line turns horizontal. */
  readonly bendX: number;
  readonly labelY: number;
}

/** The labels of the hero, from the top. */
export const sectionLabels: readonly SectionLabel[] = [
  { term: '髂嵴', english: 'iliac crest', x: 905, y: 79, bendX: 1030, labelY: 62 },
  { term: '骶髂关节', english: 'sacroiliac joint', x: 771, y: 172, bendX: 1030, labelY: 156 },
  { term: '髋臼', english: 'acetabulum', x: 925, y: 341, bendX: 1030, labelY: 262 },
  { term: '股骨头', english: 'femoral head', x: 905, y: 400, bendX: 1030, labelY: 352 },
  { term: '大转子', english: 'greater trochanter', x: 1008, y: 424, bendX: 1042, labelY: 438 },
  { term: '股骨距', english: 'calcar femorale', x: 957, y: 526, bendX: 1030, labelY: 526 },
  { term: '小转子', english: 'lesser trochanter', x: 941, y: 569, bendX: 1030, labelY: 612 },
];
