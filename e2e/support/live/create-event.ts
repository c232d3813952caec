import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type APIRequestContext, test } from '@playwright/test';
import sharp from 'sharp';
import { callGateway } from '../gateway/gateway-client.ts';
import { freshMobile, logInByCode } from '../log-in.ts';
import { runOperator } from '../operator.ts';

/** The options of a journey's event. */
interface EventOptions {
  readonly authorize?: 'all' | 'login';
  readonly channels?: readonly string[];
}

/** After every event of the sample, so that the lists of other journeys start as before. */
const START_OFFSET_MS = 40 * 24 * 3_600_000;

const AGENDA = `id,group,offset,minutes,title,lecturer
,手术演示,0,30,体位与入路,e22
,手术演示,30,30,减压与融合,e22
`;

/** Creates and announces an event for the running test by the operator's commands; returns its id. */
export async function createEvent({ authorize = 'all', channels = ['主会场'] }: EventOptions = {}): Promise<string> {
  const id = `journey-${randomBytes(6).toString('hex')}`;
  const [file = '', agenda = '', cover = ''] = ['json', 'csv', 'jpg'].map((type) =>
    test.info().outputPath(`${id}.${type}`),
  );
  const picture = { width: 640, height: 360, channels: 3, background: '#2266aa' } as const;
  await sharp({ create: picture }).jpeg().toFile(cover);
  const event = {
    id,
    title: `手外科直播${id}`,
    titleEn: `Hand surgery ${id}`,
    specialty: 'hand',
    begin: new Date(Date.now() + START_OFFSET_MS).toISOString(),
    minutes: 90,
    authorize,
    // Each rendition costs the gateway an encoding.
    clarities: ['SD'],
    introduce: '<p>手外科手术演示。</p>',
    lecturers: ['e22'],
    channels: channels.map((name) => ({ name, type: 'main' })),
    picture: basename(cover),
  };
  await Promise.all([writeFile(file, JSON.stringify(event)), writeFile(agenda, AGENDA)]);
  await runOperator('live', 'create', file, '--by', 'journey');
  await runOperator('live', 'agenda', id, agenda, '--by', 'journey');
  for (const move of ['submit', 'approve']) await runOperator('live', 'status', id, move, '--by', 'journey');
  return id;
}

/** Puts an event on the air without a camera, by a new assistant whose cookies stay with `request`. */
export async function startByAssistant(request: APIRequestContext, event: string): Promise<void> {
  const mobile = freshMobile();
  await logInByCode(request, mobile);
  await runOperator('live', 'assistants', event, 'add', mobile, '--by', 'journey');
  await callGateway(request, 'moveLiveStatus', { activityId: event, event: 'start' });
}
