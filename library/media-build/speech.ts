import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { MediaLanguage } from '../media-catalogue.ts';
import { getLength, join, readWav, trim } from './samples.ts';
import { run } from './tools.ts';

/** The voice of each language: espeak-ng voice, words per minute and pitch. */
const VOICES: Record<MediaLanguage, { voice: string; speed: number; pitch: number }> = {
  // The plain Mandarin voice reads the tone digits of its own dictionary aloud in English; this one speaks them.
  zh: { voice: 'cmn-latn-pinyin', speed: 205, pitch: 42 },
  en: { voice: 'en-gb', speed: 160, pitch: 42 },
};

/** The English voice may be hurried by this factor at most to fit the Chinese line. */
const FASTEST = 1.12;

/** The text with phonetic spellings where the Mandarin voice would swallow signs. */
export const sayChinese = (text: string): string =>
  text
    .replaceAll(/(\d+(?:\.\d+)?)%/g, '百分之$1')
    .replaceAll(/(\d)\.(\d)/g, '$1点$2')
    .replaceAll('°', '度')
    .replaceAll('/', '');

/** Runs of Chinese and of Latin letters in turn: the Mandarin voice cannot pronounce the latter. */
export const splitByScript = (text: string): { text: string; language: MediaLanguage }[] =>
  (text.match(/[A-Za-z][A-Za-z-]*|[^A-Za-z]+/g) ?? []).map((part) => ({
    text: part,
    language: /^[A-Za-z]/.test(part) ? 'en' : 'zh',
  }));

/** Speaks texts with espeak-ng, using `folder` for its files. */
export class Speaker {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** A Chinese line; its Latin terms are said by the English voice. */
  async chinese(text: string): Promise<Int16Array> {
    const parts: { samples: Int16Array; pause: number }[] = [];
    let pause = 0;
    for (const part of splitByScript(sayChinese(text))) {
      const samples = await this.say(part.text, part.language, 1);
      if (samples.length > 0) parts.push({ samples, pause });
      pause = /[，。、；：,;]\s*$/.test(part.text) ? 0.25 : 0.05;
    }
    return join(parts);
  }

  /** An English line, hurried slightly where it would outlast `seconds` otherwise. */
  async english(text: string, seconds: number): Promise<Int16Array> {
    const said = text.replaceAll('°', ' degrees').replaceAll('/', ' ');
    const calm = await this.say(said, 'en', 1);
    const factor = Math.min(FASTEST, getLength(calm) / seconds);
    return factor <= 1.01 ? calm : await this.say(said, 'en', factor);
  }

  private async say(text: string, language: MediaLanguage, factor: number): Promise<Int16Array> {
    const { voice, speed, pitch } = VOICES[language];
    const file = joinPath(this.folder, 'speech.wav');
    const words = String(Math.round(speed * factor));
    await run('espeak-ng', ['-v', voice, '-s', words, '-p', String(pitch), '-w', file, '--', text]);
    return trim(readWav(await readFile(file)));
  }
}
