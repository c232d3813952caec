import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE_PREFERENCE } from '../shell/language-preference.ts';
import { getDefaultSettings, parseChosenSettings, stepSpeed } from './player-settings.ts';

test('by default Chinese subtitles stand under the English original (1, 1, 2)', () => {
  expect(getDefaultSettings(DEFAULT_LANGUAGE_PREFERENCE)).toMatchObject({ subtitles: 'zh', audio: 'en' });
});

test('the preference turned round: English subtitles under the Chinese dubbing', () => {
  const preference = { ...DEFAULT_LANGUAGE_PREFERENCE, videoSubtitlesLanguage: 2, videoAudioLanguage: 1 } as const;
  expect(getDefaultSettings(preference)).toMatchObject({ subtitles: 'en', audio: 'zh' });
});

test('chosen settings are read back', () => {
  const all = {
    definition: 'FHD',
    subtitles: 'both',
    audio: 'zh',
    speed: 1.25,
    volume: 0.4,
    muted: true,
    shortcuts: false,
  } as const;
  expect(parseChosenSettings(JSON.stringify(all))).toEqual(all);
});

test('unknown values stay unchosen, one by one', () => {
  const stored = '{"definition":"4K","subtitles":"zh","speed":3,"volume":2,"muted":"yes","shortcuts":null,"more":1}';
  expect(parseChosenSettings(stored)).toEqual({ subtitles: 'zh' });
});

test('any stored text is parsed without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(undefined)), (stored) => {
      expect(typeof parseChosenSettings(stored)).toBe('object');
    }),
  );
});

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [2, 1, 2],
  [0.5, -1, 0.5],
] as const)('from %d× one step %d is %d×', (speed, direction, next) => {
  expect(stepSpeed(speed, direction)).toBe(next);
});
