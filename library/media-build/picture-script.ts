import type { Line } from './timeline.ts';

/** What the camera sees of an image: the centre and the width of the view as parts of the image's own width and height. */
export type View = readonly [centreX: number, centreY: number, width: number];

/** One camera move with the sentences spoken over it. */
export interface Scene {
  /** Picture or turning model in `library/imagery/`. */
  file: string;
  title: string;
  titleEn: string;
  /** The move of the camera; a turning model keeps its place in the view. */
  from: View;
  to: View;
  lines: readonly Line[];
}

/** The script of one shared picture. */
export interface PictureScript {
  id: string;
  title: string;
  titleEn: string;
  /** Specialty ids of base.json, the main one first. */
  specialties: readonly string[];
  /** Tags of base.json whose videos the picture suits. */
  tags: readonly string[];
  /** At least this long, whatever the sentences take. */
  atLeastSeconds: number;
  scenes: readonly Scene[];
}
