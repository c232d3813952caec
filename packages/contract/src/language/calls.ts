import { LOCALES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { chineseOrEnglish } from '../fields.ts';

const preference = {
  /** Titles: 1 Chinese, 2 English. */
  resourceLanguage: chineseOrEnglish,
  videoSubtitlesLanguage: chineseOrEnglish,
  /** 1 Chinese dubbing, 2 English original. */
  videoAudioLanguage: chineseOrEnglish,
};

/** The caller's languages; 1, 1, 2 where none were chosen (rules/language#preferences). */
export const getLanguageConfig = call({
  name: 'getLanguageConfig',
  family: 'customer',
  mode: 'get',
  summary: "The caller's language preference",
  request: {},
  response: z.object(preference),
  envelope: 'responseData',
  session: 'required',
});

/** Returns whether the caller has ever chosen languages (rules/language#first-choice): 0 no, 1 yes. */
export const getLanguageConfigStatus = call({
  name: 'getLanguageConfigStatus',
  family: 'customer',
  mode: 'get',
  summary: 'Whether languages were chosen',
  request: {},
  response: z.object({ status: z.number().int() }),
  session: 'required',
});

/** Saves the caller's languages, all three at once (rules/language#saving). */
export const updateLanguageConfig = call({
  name: 'updateLanguageConfig',
  family: 'customer',
  mode: 'post',
  summary: 'Choose languages',
  request: preference,
  response: z.object({}),
  envelope: 'responseData',
  session: 'required',
});

/** Stores the language of the interface with the account (rules/language#interface-language). */
export const updateInterfaceLanguage = call({
  name: 'updateInterfaceLanguage',
  family: 'customer',
  mode: 'post',
  summary: 'Choose the language of the interface',
  request: { locale: z.enum(LOCALES) },
  response: z.object({}),
  session: 'required',
});
