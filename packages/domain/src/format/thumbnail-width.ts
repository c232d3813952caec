/** Widest thumbnail of galleries, uploads and transfers in px, on screens of every density (rules/media#thumbnails). */
export const THUMBNAIL_WIDTH = 200;
