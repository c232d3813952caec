import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { STREAMABLE_STATUSES } from '@osteon/domain';
import { z } from 'zod';
import { createMediaTools } from '../../modules/ingest/tools/media-tools.ts';
import { runTool, ToolError } from '../../modules/ingest/tools/run-tool.ts';
import { createLiveRepository } from '../../modules/live/event/repository.ts';
import { encoderKey, renewKey } from '../../modules/stream/renew-key-service.ts';
import { STREAM_APP } from '../../modules/stream/stream-key.ts';
import { createStreamRepository } from '../../modules/stream/stream-repository.ts';
import { defineCommand } from '../../operator/command.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { LIBRARY_FOLDER } from '../../platform/storage/storage.ts';
import { DEMO_OPERATOR, runDemoCaptions } from './demo-captions.ts';
import { runDemoChat } from './demo-chat.ts';
import { writeDemoVideo } from './demo-video.ts';

/** Longest duration of a demo, in seconds. */
const MAX_SECONDS = 4 * 60 * 60;

/** Polling interval for the first segment, in ms. */
const POLL_MS = 200;

type Deps = Pick<AppContext, 'config' | 'db' | 'clock' | 'audit'>;

/** `npm run live:demo`: a sample film as the camera of an event, until it is stopped (rules/live-operator#demo). */
export const liveDemoCommand = defineCommand({
  usage: '[EVENT]',
  summary: 'Streams a sample film into a live event of this portal, until Ctrl-C; without EVENT into the next one.',
  options: {},
  words: z.array(z.string()).max(1, { error: 'takes one event' }),
  run: (deps, { words: [id] }) => streamDemo(deps, id),
});

async function* streamDemo(deps: Deps, id: string | undefined): AsyncIterable<string> {
  const port = await getOpenPort(deps);
  const program = createMediaTools(deps.config.ingest)('ffmpeg');
  const event = await chooseEvent(deps, id);
  const workFolder = await mkdtemp(join(tmpdir(), 'osteon-live-demo-'));
  const stop = new AbortController();
  const end = () => stop.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, end);
  try {
    const video = await writeDemoVideo(program, { library: LIBRARY_FOLDER, workFolder, signal: stop.signal });
    const { channelId } = event;
    const repository = createStreamRepository(deps.db);
    const key = await deps.db.transaction((tx) =>
      renewKey(tx, deps, encoderKey, { channelId, liveId: event.id, by: DEMO_OPERATOR }),
    );
    const pushedAt = deps.clock.now();
    const camera = runTool(
      program,
      [
        ['-loglevel', 'error', '-re', '-stream_loop', '-1', '-i', video.path],
        ['-c', 'copy', '-f', 'flv', `rtmp://127.0.0.1:${port}/${STREAM_APP}/${key}`],
      ].flat(),
      { signal: stop.signal, seconds: MAX_SECONDS },
    );
    const hasSegment = async () => ((await repository.findChannel(channelId))?.channel.segmentAt ?? 0) >= pushedAt;
    // The camera ends by itself if the gateway refuses it; the error is reported below.
    camera.catch(() => undefined);
    while (!(await Promise.race([hasSegment(), camera]))) await Promise.race([wait(POLL_MS), camera]);
    const chat = runDemoChat(deps, { liveId: event.id, signal: stop.signal });
    // Its error is reported below, when the camera ends.
    chat.catch(() => undefined);
    const run = await repository.findLastRun(channelId);
    const captions = runDemoCaptions(deps, {
      channelId,
      liveId: event.id,
      video,
      from: run?.startedAt ?? pushedAt,
      signal: stop.signal,
    });
    captions.catch(() => undefined);
    yield `${event.title} is on the air: ${deps.config.publicUrl}/edu/liveDetail?activityId=${event.id}`;
    if (event.authorizeType !== 'all')
      yield 'Its stream is shown to who is logged in, as a sample account of the README.';
    yield 'Ctrl-C stops the camera; the page pauses ten seconds later.';
    await Promise.race([camera, chat]);
    await camera;
  } catch (error) {
    if (error instanceof ToolError)
      throw new StartupError(`The gateway does not take the stream any more (${error.message}).`, { cause: error });
    if (!stop.signal.aborted) throw error;
    yield 'The camera is off.';
  } finally {
    end();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeListener(name, end);
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** The port on which a gateway of this portal accepts streams. */
async function getOpenPort({ config }: Deps): Promise<number> {
  const { port } = config.live;
  if (port === null) throw new StartupError('LIVE_PORT is off: this portal takes no streams.');
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } catch (error) {
    throw new StartupError(`Nothing takes streams at port ${port}: start the portal first.`, { cause: error });
  } finally {
    socket.destroy();
  }
  return port;
}

/** The requested event, else the running one or the next, with its first channel. */
async function chooseEvent({ db, clock }: Deps, requestedId: string | undefined) {
  const repository = createLiveRepository(db);
  const [found] =
    requestedId === undefined
      ? await repository.listComing({}, clock.now(), null, 1)
      : await repository.findEvent(requestedId);
  if (!found)
    throw new StartupError(
      requestedId === undefined ? 'No event is coming.' : `There is no live event ${requestedId}.`,
    );
  const { id, title, status, authorizeType } = found.event;
  if (!STREAMABLE_STATUSES.includes(status)) throw new StartupError(`${id} takes no stream any more; it is over.`);
  const [channel] = await createStreamRepository(db).listChannels(id);
  if (!channel) throw new StartupError(`${id} has no channel.`);
  return { id, title, authorizeType, channelId: channel.id };
}
