import { join } from 'node:path';
import type { Narration, Picture, Voice } from '../../media-catalogue.ts';
import { speakLine, writeNarration } from '../narration.ts';
import { writePicture } from '../picture.ts';
import { FILM_ENCODING } from '../settings.ts';
import { Speaker } from '../speech.ts';
import type { Line } from '../timeline.ts';
import type { SourceVideo } from '../videos.ts';
import { filmGraph } from './film-graph.ts';
import type { FilmScript } from './film-script.ts';
import { filmTimeline } from './film-timeline.ts';

/** The sentences of a film: the transcript of its video, or its own. */
export const filmLines = (script: FilmScript, video: SourceVideo): readonly Line[] =>
  video.hasVoice ? video.lines : script.lines;

/** Throws unless the scenes are the chapters and steps of the video, and every sentence is spoken over one shot. */
const assertFits = ({ videoId, scenes }: FilmScript, video: SourceVideo, lines: readonly Line[]): void => {
  const spoken = scenes.flatMap(({ shots }) => shots).reduce((sum, { sentences }) => sum + sentences, 0);
  const starts = scenes.map(({ at }) => at).join(', ');
  if (starts !== video.marks.join(', '))
    throw new Error(`${videoId}: scenes at ${starts}, but chapters and steps at ${video.marks.join(', ')}`);
  if (spoken !== lines.length)
    throw new Error(`${videoId}: ${spoken} sentences in the shots, but ${lines.length} lines`);
};

/** Builds the film of a video: one narration, and the pictures in time with it. */
export const buildFilm = async (
  script: FilmScript,
  video: SourceVideo,
  target: { root: string; imagery: string; work: string; source: string },
): Promise<{ picture: Picture; voice: Voice | null }> => {
  const { root, imagery, work, source } = target;
  const lines = filmLines(script, video);
  assertFits(script, video, lines);
  const speaker = new Speaker(work);
  const spoken = [];
  for (const line of lines) spoken.push(await speakLine(speaker, line));
  let next = 0;
  const lengths = spoken.map(({ seconds }) => seconds);
  const spokenShots = script.scenes.flatMap(({ shots }) =>
    shots.map(({ sentences }, index) => {
      next += sentences;
      return { opens: index === 0, sentences: lengths.slice(next - sentences, next) };
    }),
  );
  const { shots: starts, sentences, seconds } = filmTimeline(spokenShots, script.atLeastSeconds);
  const folder = `pictures/${script.videoId}`;
  const voiceFolder = video.hasVoice ? `voices/${script.videoId}` : folder;
  const narration: Narration = await writeNarration({ root, folder: voiceFolder, work }, spoken, sentences, seconds);
  const shots = script.scenes.flatMap((scene) => scene.shots);
  const graph = await filmGraph(shots, starts, seconds, { imagery, work });
  const moving = await writePicture(graph, FILM_ENCODING, { root, folder, work });
  const opening = starts.filter((_, index) => spokenShots[index]?.opens === true);
  const picture: Picture = {
    id: script.videoId,
    title: video.title,
    titleEn: video.titleEn,
    specialties: [video.specialty],
    tags: [...video.tags],
    ...narration,
    ...moving,
    scenes: script.scenes.map(({ at }, index) => ({ at, startSeconds: opening[index] ?? 0 })),
    source,
  };
  return { picture, voice: video.hasVoice ? { ...narration, source } : null };
};

/** The files of a film's shots. */
export const filmFiles = (script: FilmScript, imagery: string): string[] => [
  ...new Set(script.scenes.flatMap(({ shots }) => shots.map(({ file }) => join(imagery, file)))),
];
