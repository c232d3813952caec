import {
  cleanChatText,
  isPollText,
  POLL_ACTS,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_OPTIONS_MIN,
  POLL_REASON_MAX,
  POLL_RESULT_TIMES,
  POLL_SECONDS_MAX,
  POLL_SECONDS_MIN,
  POLL_STATES,
  POLL_TEXT_MAX,
} from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, multilineText, timestamp } from '../fields.ts';

const pollText = (max: number) =>
  multilineText(2000)
    .transform(cleanChatText)
    .refine((text) => isPollText(text, max));

/** A poll of an event as its reader sees it; no answer names a voter (rules/room-poll#polls). */
const livePoll = z.object({
  pollId: id,
  text: z.string(),
  options: z.array(z.string()),
  /** Drafts are listed to assistants alone. */
  state: z.enum(POLL_STATES),
  /** When voters see the results. */
  showsResult: z.enum(POLL_RESULT_TIMES),
  /** Length in seconds once it is opened; null without an end. */
  seconds: z.number().int().nullable(),
  openedAt: timestamp.nullable(),
  /** The end of an open poll, or the close of a closed one; null without an end. */
  endsAt: timestamp.nullable(),
  /** Votes by option; null while its reader may not see them. */
  result: z.array(z.number().int()).nullable(),
  /** The number of votes. */
  voteNum: z.number().int(),
  /** The option that its reader has chosen; null for none. */
  own: z.number().int().nullable(),
  /** The option that the lecturer has chosen, once it is closed; null for none. */
  chosen: z.number().int().nullable(),
  /** Why, in words; empty for none. */
  reason: z.string(),
});

/** The polls of an event, the latest first (rules/room-poll#polls). */
export const listLivePolls = call({
  name: 'listLivePolls',
  family: 'live',
  mode: 'get',
  summary: 'The polls of a live event',
  request: { activityId: id },
  response: z.object({ list: z.array(livePoll) }),
  session: 'optional',
  errors: ['notFound'],
});

/** Votes once; a second vote is refused, the same one again is not (rules/room-poll#votes). */
export const voteLivePoll = call({
  name: 'voteLivePoll',
  family: 'live',
  mode: 'post',
  summary: 'Vote in a poll of a live event',
  request: {
    pollId: id,
    option: z
      .number()
      .int()
      .min(0)
      .max(POLL_OPTIONS_MAX - 1),
  },
  response: livePoll,
  session: 'required',
  errors: [
    'notFound',
    'badInput',
    'certificationMissing',
    'phoneMissing',
    'emailMissing',
    'chatClosed',
    'chatMuted',
    'pollClosed',
    'conflict',
  ],
  rateLimit: 'reactions',
});

/** Creates a draft, or changes one (rules/room-poll#polls). */
export const saveLivePoll = call({
  name: 'saveLivePoll',
  family: 'live',
  mode: 'post',
  summary: 'Create or change the draft of a poll of a live event',
  request: {
    activityId: id,
    /** The draft that is changed; a new one without it. */
    pollId: id.optional(),
    text: pollText(POLL_TEXT_MAX),
    options: z.array(pollText(POLL_OPTION_MAX)).min(POLL_OPTIONS_MIN).max(POLL_OPTIONS_MAX),
    showsResult: z.enum(POLL_RESULT_TIMES).default('while'),
    seconds: z.number().int().min(POLL_SECONDS_MIN).max(POLL_SECONDS_MAX).optional(),
  },
  response: livePoll,
  session: 'required',
  errors: ['notFound', 'notAllowed', 'conflict', 'tooMany'],
  rateLimit: 'chat',
});

/** Opens, extends, closes or deletes a poll, or publishes the lecturer's choice (rules/room-poll#states). */
export const moveLivePoll = call({
  name: 'moveLivePoll',
  family: 'live',
  mode: 'post',
  summary: 'Open, extend or close a poll of a live event',
  request: {
    activityId: id,
    pollId: id,
    act: z.enum([...POLL_ACTS, 'delete']),
    /** The lecturer's choice, for `publish`. */
    chosen: z
      .number()
      .int()
      .min(0)
      .max(POLL_OPTIONS_MAX - 1)
      .optional(),
    reason: multilineText(2000)
      .transform(cleanChatText)
      .refine((text) => text === '' || isPollText(text, POLL_REASON_MAX))
      .default(''),
  },
  response: z.object({ poll: livePoll.nullable() }),
  session: 'required',
  errors: ['notFound', 'notAllowed', 'conflict', 'badInput', 'chatClosed'],
  rateLimit: 'chat',
});
