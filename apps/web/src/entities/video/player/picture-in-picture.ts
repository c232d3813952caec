/** Whether the browser can float a video over other windows. */
export const hasPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

/** Floats the video over other windows, or brings it back. Where nothing is loaded yet, nothing happens. */
export async function togglePictureInPicture(media: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === media) await document.exitPictureInPicture();
  else if (media.readyState > HTMLMediaElement.HAVE_NOTHING) await media.requestPictureInPicture();
}
