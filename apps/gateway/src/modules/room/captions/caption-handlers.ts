import type { Handlers } from '../../../platform/http/handler.ts';
import type { PostCaptions } from './caption-service.ts';

/** Handles the call of captioners. */
export const createCaptionHandlers = (post: PostCaptions): Handlers<'postLiveCaptions'> => ({
  postLiveCaptions: async (input) => ({ stored: await post(input) }),
});
