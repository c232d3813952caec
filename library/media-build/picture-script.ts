import type { Line } from './timeline.ts';

/** The view of the camera on an image: its centre and width as parts of the image's own width and height. */
export type View = readonly [centreX: number, centreY: number, width: number];

/** One camera move with the sentences spoken over it. */
export interface Scene {
  /** Picture or turning model in `library/imagery/`. */
  file: string;
  title: string;
  titleEn: string;
  /** The move of the camera; a turning model stays fixed in the view. */
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
  /** The minimum length, whatever the sentences need. */
  atLeastSeconds: number;
  scenes: readonly Scene[];
}
