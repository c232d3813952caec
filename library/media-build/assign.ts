/** The fields of a video by which its picture is chosen. */
export interface VideoTopic {
  id: string;
  specialty: string;
  tags: readonly string[];
  vip: boolean;
}

/** The fields of a picture by which it is chosen. */
export interface PictureTopic {
  id: string;
  specialties: readonly string[];
  tags: readonly string[];
  atLeastSeconds: number;
}

/** A try-watch must have something left to end (rules/video#try-watch). */
const TRY_WATCH_SECONDS = 180;

const fit = (video: VideoTopic, picture: PictureTopic, before: string | undefined): number => {
  const place = picture.specialties.indexOf(video.specialty);
  const own = place === 0 ? 4 : place > 0 ? 3 : 0;
  const shared = video.tags.filter((tag) => picture.tags.includes(tag)).length;
  const outlastsTryWatch = picture.atLeastSeconds > TRY_WATCH_SECONDS;
  const members = video.vip && outlastsTryWatch ? 4 : 0;
  const repeated = before === picture.id ? 1.5 : 0;
  return own + 2 * shared + members - repeated;
};

/**
 * Chooses a shared picture for every video without a film: one of its specialty and tags if there is one, spread so
 * that neighbours differ if two fit alike, and for members' videos preferably one that is longer than a try-watch.
 * Returns picture ids by video id.
 */
export const assignPictures = (
  videos: readonly VideoTopic[],
  pictures: readonly PictureTopic[],
): Record<string, string> => {
  const chosen: Record<string, string> = {};
  let before: string | undefined;
  for (const video of videos) {
    const best = pictures
      .map((picture) => ({ id: picture.id, fit: fit(video, picture, before) }))
      .reduce((left, right) => (right.fit > left.fit ? right : left));
    chosen[video.id] = best.id;
    before = best.id;
  }
  return chosen;
};
