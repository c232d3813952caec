import { afterAll, beforeEach, expect } from 'vitest';
import { commands } from '../../src/operator/commands.ts';
import { testApp } from '../app.ts';
import type { Browser } from '../browser.ts';
import { createFakeClock } from '../fake-clock.ts';
import { storeRecording } from './recording.ts';

const EVENT = 'l10';
const CHANNEL = 'l10-1';
const MINUTE = 60_000;

/** The captioner's clock is an hour and a bit ahead of the gateway's. */
const AHEAD = 61 * MINUTE + 250;

/** A caption as a captioner writes it. */
export interface Said {
  id: string;
  /** Seconds after the start. */
  at: [start: number, end: number];
  text: string;
  language?: 'zh' | 'en';
  revision?: number;
}

/** The cues of a WebVTT text, without its header. */
export const toCues = ({ body }: { body: string }) => body.trimEnd().split('\n\n').slice(1);

/**
 * An event on the air with a captioner and a viewer: each test finds ten seconds, a pause of five, and ten seconds
 * recorded.
 */
export async function openCaptionedEvent() {
  const clock = createFakeClock();
  /** The start of a minute, so that captions of the first seconds are in one part. */
  const minuteStart = Math.ceil(clock.now() / MINUTE) * MINUTE;
  clock.set(minuteStart);
  const gateway = await testApp({ clock });
  afterAll(() => gateway.close());
  const { sql } = gateway.deps;
  const viewer = gateway.browser();
  let key = await makeKey();
  let tests = 0;

  beforeEach(async () => {
    // Each test starts later than the one before, as a cached response is used again for part of one.
    clock.set(minuteStart + 20_000 + tests++ * 2500);
    await sql`delete from live_caption`;
    await sql`delete from live_run where channel_id = ${CHANNEL}`;
    await sql`update live_channel set caption_languages = '{}', captions_unindexed = false where live_id = ${EVENT}`;
    await setStatus(40);
    await storeRecording(gateway, CHANNEL, [
      { startedAt: minuteStart, segments: 5 },
      { startedAt: minuteStart + 15_000, segments: 5 },
    ]);
  });

  async function setStatus(status: number): Promise<void> {
    await sql`update live_event set status = ${status}, authorize_type = 'all', playback_video_id = null where id = ${EVENT}`;
    await sql`select pg_notify('osteon_content', ${EVENT})`;
  }

  async function makeKey(): Promise<string> {
    const lines: string[] = [];
    for await (const line of commands.live?.read(['captions', EVENT, '--by', '林'])(gateway.operator) ?? [])
      lines.push(line);
    expect(lines[0]).toMatch(/^Address: http.*\/gateway\/live-service\/postLiveCaptions$/);
    return new RegExp(`${CHANNEL}_\\S+`).exec(lines.join('\n'))?.[0] ?? '';
  }

  const readEvent = async (browser: Browser) =>
    (await browser.call('getActivityDetail', { activityId: EVENT })).json().data.meetingActivity;

  return {
    event: EVENT,
    channel: CHANNEL,
    clock,
    minuteStart,
    gateway,
    viewer,
    setStatus,
    readEvent,

    getKey: () => key,

    renewKey: async (): Promise<void> => {
      key = await makeKey();
    },

    /**
     * Sends captions as a captioner without cookies and with another clock: returns how many were stored, or the code
     * of the refusal.
     */
    post: async (said: readonly Said[], by = key) => {
      const sentAt = clock.now() + AHEAD;
      const captions = said.map(({ at: [start, end], language = 'zh', ...rest }) => ({
        ...rest,
        language,
        startAt: minuteStart + start * 1000 + AHEAD,
        endAt: minuteStart + end * 1000 + AHEAD,
      }));
      const { statusCode, body } = await gateway.browser().call('postLiveCaptions', { key: by, sentAt, captions });
      const { code, data } = JSON.parse(body);
      return statusCode === 200 ? data.stored : code;
    },

    /** The captions of the running stream that start in a minute. */
    readLive: async (language = 'zh', minute = minuteStart / MINUTE) => {
      const [channel] = (await readEvent(viewer)).channelList;
      const found = channel.subtitles.find((each: { language: string }) => each.language === language);
      const url = `${found?.url ?? channel.playlistUrl.replace('master.m3u8', `${language}.vtt`)}?minute=${minute}`;
      return viewer.send({ method: 'GET', url });
    },

    /** A timestamp of a cue of a running stream: seconds since 1970. */
    toClock: (seconds: number): string => {
      const at = minuteStart + seconds * 1000;
      return `${Math.floor(at / 3_600_000)}:${new Date(at).toISOString().slice(14, 23)}`;
    },
  };
}
