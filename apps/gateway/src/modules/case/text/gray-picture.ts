/** A picture of one channel of 8 bits. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly gray8: Uint8Array;
}

/** A rectangle of a picture in its pixels. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Text that was found in the pixels of a picture. */
export interface FoundText extends PictureBox {
  readonly text: string;
}
