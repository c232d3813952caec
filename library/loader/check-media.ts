import type { ContentProblem } from './content-validation-error.ts';
import type { Library } from './library.ts';

/**
 * Checks that a narration ends before its film, that all tracks have the same segments, and that a film with scenes has
 * one for every chapter and step.
 */
export function findMediaProblems({ media, videos }: Library): ContentProblem[] {
  const file = 'media/catalogue.json';
  const pictures = new Map(media.pictures.map((picture) => [picture.id, picture]));
  const outlasting = Object.entries(media.voices).flatMap(([id, voice]) => {
    const picture = pictures.get(media.assignments[id] ?? '');
    if (!picture || voice.seconds <= picture.seconds) return [];
    return [{ file, item: id, field: 'seconds', problem: `outlasts its picture "${picture.id}"` }];
  });
  const uneven = media.pictures
    .filter(({ renditions }) => new Set(renditions.map((each) => each.segmentSeconds.join())).size > 1)
    .map(({ id }) => ({ file, item: id, field: 'renditions', problem: 'are not cut at the same seconds' }));
  const withoutScene = videos.flatMap(({ id, chapters, steps }) => {
    const scenes = pictures.get(media.assignments[id] ?? '')?.scenes;
    const sceneStarts = new Set(scenes?.map(({ at }) => at));
    const missing = scenes ? [...chapters, ...steps].filter(({ startSeconds }) => !sceneStarts.has(startSeconds)) : [];
    return missing.map(({ title }) => ({ file, item: id, field: 'scenes', problem: `have none for "${title}"` }));
  });
  return [...outlasting, ...uneven, ...withoutScene];
}
