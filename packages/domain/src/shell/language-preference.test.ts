import { expect, it } from 'vitest';
import {
  DEFAULT_LANGUAGE_PREFERENCE,
  parseLanguagePreference,
  ResourceLanguage,
  selectTitle,
} from './language-preference.ts';

const both = { title: '股骨颈骨折', titleEn: 'Femoral neck fracture' };

it('returns the title in the preferred language', () => {
  expect(selectTitle(ResourceLanguage.chinese, both)).toEqual({ text: '股骨颈骨折', lang: 'zh-CN' });
  expect(selectTitle(ResourceLanguage.english, both)).toEqual({ text: 'Femoral neck fracture', lang: 'en' });
});

it('returns the English title first if it is preferred', () => {
  expect(selectTitle(ResourceLanguage.chinese, { ...both, englishFirst: true }).lang).toBe('en');
});

it('returns the Chinese title if there is no English one', () => {
  expect(selectTitle(ResourceLanguage.english, { ...both, titleEn: '' })).toEqual({
    text: '股骨颈骨折',
    lang: 'zh-CN',
  });
});

it('reads back the stored preference', () => {
  const stored = { resourceLanguage: 2, videoSubtitlesLanguage: 1, videoAudioLanguage: 1 } as const;
  expect(parseLanguagePreference(JSON.stringify(stored))).toEqual(stored);
});

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"resourceLanguage":2}',
  '{"resourceLanguage":3,"videoSubtitlesLanguage":1,"videoAudioLanguage":1}',
])('returns the defaults for %j', (stored) => {
  expect(parseLanguagePreference(stored)).toEqual(DEFAULT_LANGUAGE_PREFERENCE);
});
