/** True if the browser can float a video over other windows. */
export const hasPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

/** Floats the video over other windows, or returns it to the page. Does nothing while no media is loaded. */
export async function togglePictureInPicture(media: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === media) await document.exitPictureInPicture();
  else if (media.readyState > HTMLMediaElement.HAVE_NOTHING) await media.requestPictureInPicture();
}
