import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { id } from '../fields.ts';

const chapter = z.object({ startSeconds: z.number(), title: z.string(), titleEn: z.string() });
const step = z.object({ startSeconds: z.number(), title: z.string(), detail: z.string() });

/** A video's page (rules/video#page). */
export const getVideo = call({
  name: 'getVideo',
  family: 'video',
  mode: 'get',
  summary: 'A video with chapters, steps, key points, author and related content',
  request: { id },
  response: z.object({
    card: resourceCard,
    kind: z.enum(['surgery', 'lecture', 'skill']),
    level: z.string(),
    summaryEn: z.string(),
    tags: z.array(z.object({ id, name: z.string() })),
    chapters: z.array(chapter),
    steps: z.array(step),
    keyPoints: z.array(z.string()),
    hasEnglishAudio: z.boolean(),
    author: z.object({ areasOfExpertise: z.array(z.string()), workCount: z.number().int() }),
    related: z.array(resourceCard),
    materials: z.array(resourceCard),
  }),
  session: 'optional',
  offline: true,
  errors: ['notFound'],
});

/** Data of the player: the signed playlist, the watch limit and the resume position (rules/video#player-call). */
export const getVideoPlay = call({
  name: 'getVideoPlay',
  family: 'video',
  mode: 'get',
  summary: 'The signed playlist of a video, the watch limit and the last position',
  request: {
    id,
    /** The lesson that it is watched in: a joined course plays its videos whole (rules/learning#videos). */
    lessonId: id.optional(),
  },
  response: z.object({
    /** HLS master playlist; its links are valid for `validSeconds`, without a CDN in this browser only. */
    playlistUrl: z.string(),
    validSeconds: z.number().positive(),
    durationSeconds: z.number(),
    /**
     * The video does not have the content of the title; the player displays a notice (rules/video#placeholder-videos).
     */
    placeholder: z.boolean(),
    watchAuth: z.object({ tryWatchFlag: z.boolean(), tryWatchDuration: z.number() }),
    /** The condition that would permit the whole title; null if it is permitted. */
    gate: z.enum(['login', 'certification', 'companyCertification', 'membership']).nullable(),
    positionSeconds: z.number().nullable(),
    thumbnails: z.object({
      url: z.string(),
      columns: z.number().int(),
      rows: z.number().int(),
      tileWidth: z.number().int(),
      tileHeight: z.number().int(),
      everySeconds: z.number(),
    }),
    /** One WebVTT file per language, which the player shows as one or two lines; they end with the playlist. */
    subtitles: z.array(z.object({ language: z.enum(['zh', 'en']), url: z.string() })),
  }),
  session: 'optional',
  scene: PermissionScene.playVideo3Minutes,
  errors: ['notFound'],
});

/** Saves the caller's position in a video; every 10 seconds and when the page hides (rules/video#positions). */
export const savePlayPosition = call({
  name: 'savePlayPosition',
  family: 'video',
  mode: 'post',
  summary: 'Keep the play position of a video',
  request: {
    id,
    positionSeconds: z.number().min(0).max(1_000_000),
    /** The lesson, as in `getVideoPlay`. */
    lessonId: id.optional(),
  },
  response: z.object({ positionSeconds: z.number() }),
  session: 'required',
  errors: ['notFound'],
});

/** Counts one play, once per play session and browser (rules/video#plays). */
export const addPlay = call({
  name: 'addPlay',
  family: 'video',
  mode: 'post',
  summary: 'Count a play of a video',
  request: { id },
  response: z.object({ counted: z.boolean() }),
  session: 'optional',
  rateLimit: 'plays',
  errors: ['notFound', 'tooMany'],
});

/** Surgery collections with their videos (rules/video#collections). */
export const listCollections = call({
  name: 'listCollections',
  family: 'video',
  mode: 'get',
  summary: 'Surgery collections',
  request: { specialtyId: id.optional() },
  response: z.object({
    list: z.array(
      z.object({ id, title: z.string(), summary: z.string(), specialtyId: id, videos: z.array(resourceCard) }),
    ),
  }),
  session: 'optional',
  offline: true,
});
