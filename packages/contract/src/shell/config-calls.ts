import { z } from 'zod';
import { call } from '../call.ts';

/**
 * The caller's settings of the whole portal, as one list that has each key once
 * (rules/portal-settings#customer-settings): the languages, and for each scene of messages its reminder flag.
 */
export const listCustomerConfig = call({
  name: 'listCustomerConfig',
  family: 'customer',
  mode: 'get',
  summary: "The caller's settings",
  request: {},
  response: z.object({
    list: z.array(
      z.object({
        /** `resourceLanguage`, `videoSubtitlesLanguage`, `videoAudioLanguage`, `remind.<scene of messages>`. */
        configKey: z.string(),
        /** A number as text; 1 and 0 for on and off. */
        configValue: z.string(),
      }),
    ),
  }),
  session: 'required',
});
