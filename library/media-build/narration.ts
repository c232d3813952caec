import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaLanguage, MediaTrack, Narration } from '../media-catalogue.ts';
import { hlsOutput, measure } from './hls.ts';
import { getLength, lay, writeWav } from './samples.ts';
import { AUDIO } from './settings.ts';
import type { Speaker } from './speech.ts';
import type { Line } from './timeline.ts';
import { options, run } from './tools.ts';
import { webVtt } from './webvtt.ts';

/** A spoken sentence; `seconds` is the time that its subtitle stays. */
interface SpokenLine extends Line {
  voice: Record<MediaLanguage, Int16Array>;
  seconds: number;
}

/** The codec adds a frame at either end; the sound is shortened by this so that it does not start one more segment. */
const CODEC_MARGIN = 0.1;

/** Speaks a sentence in both languages: the Chinese voice sets the time, the English one is fitted to it. */
export const speakLine = async (speaker: Speaker, line: Line): Promise<SpokenLine> => {
  const zh = await speaker.chinese(line.zh);
  const en = await speaker.english(line.en, getLength(zh));
  return { zh: line.zh, en: line.en, voice: { zh, en }, seconds: Math.max(getLength(zh), getLength(en)) };
};

/** Rumble and hiss are no part of a voice. */
const SOFTEN = 'highpass=f=80,lowpass=f=8500';

/** The gain in decibels that brings a file to the loudness of all voices. */
const getGain = async (wav: string): Promise<string> => {
  const filter = `${SOFTEN},ebur128=framelog=verbose`;
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-nostats', '-i', wav, '-af', filter, '-f', 'null', '-']);
  const measured = /Integrated loudness:\s*I:\s*(-?[\d.]+) LUFS/.exec(stderr)?.[1];
  if (measured === undefined) throw new Error(`No loudness could be measured in ${wav}`);
  return (AUDIO.loudness - Number(measured)).toFixed(1);
};

/** The limit leaves room for what the codec adds to a peak. */
const encodeVoice = async (root: string, folder: string, wav: string): Promise<MediaTrack> => {
  const filter = `${SOFTEN},volume=${await getGain(wav)}dB,alimiter=limit=0.6:level=0`;
  await mkdir(join(root, folder), { recursive: true });
  await run('ffmpeg', [
    '-y',
    ...options({ v: 'error', i: wav, af: filter, 'c:a': 'aac', 'b:a': AUDIO.bitrate, ar: AUDIO.sampleRate, ac: 1 }),
    ...hlsOutput(join(root, folder)),
  ]);
  return await measure(root, folder);
};

/**
 * Lays spoken sentences on one timeline and writes both voices and both subtitles below `root/folder`.
 *
 * @param starts second at which each sentence starts
 * @param seconds length of the whole, a whole number of segments
 * @param work folder for intermediate files
 */
export const writeNarration = async (
  target: { root: string; folder: string; work: string },
  lines: readonly SpokenLine[],
  starts: readonly number[],
  seconds: number,
): Promise<Narration> => {
  const { root, folder, work } = target;
  const at = (index: number): number => starts[index] ?? 0;
  const voice = async (language: MediaLanguage): Promise<MediaTrack> => {
    const wav = join(work, `${language}.wav`);
    const voices = lines.map((line, index) => ({ samples: line.voice[language], at: at(index) }));
    await writeFile(wav, writeWav(lay(seconds - CODEC_MARGIN, voices)));
    return await encodeVoice(root, `${folder}/${language}`, wav);
  };
  const subtitle = async (language: MediaLanguage): Promise<string> => {
    const file = `${folder}/${language}.vtt`;
    const cues = lines.map((line, n) => ({ start: at(n), end: at(n) + line.seconds, text: line[language] }));
    await writeFile(join(root, file), webVtt(cues));
    return file;
  };
  const audio = { zh: await voice('zh'), en: await voice('en') };
  return { seconds, audio, subtitles: { zh: await subtitle('zh'), en: await subtitle('en') } };
};
