import { z } from 'zod';
import { call } from '../call.ts';

/**
 * The caller's settings of the whole portal, as one list that has each key once (rules/shell#customer-settings): the
 * languages, and for each scene of messages whether it reminds.
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
        /** A number as text; 1 and 0 for what is on or off. */
        configValue: z.string(),
      }),
    ),
  }),
  session: 'required',
});
