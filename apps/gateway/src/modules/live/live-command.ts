import { LIVE_TRANSITION_NAMES, LiveStatus, type LiveTransition } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand } from '../../operator/command.ts';
import { type Column, textTable } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { changeRecording, showRecording } from '../replay/recording-command.ts';
import { renewCaptionKeys } from '../room/captions/caption-command.ts';
import { SILENCE_MS } from '../stream/encoder-socket.ts';
import { composeOwnTemplate, composePushAddress } from '../stream/push-address.ts';
import { encoderKey, renewKey } from '../stream/renew-key-service.ts';
import { createStreamRepository } from '../stream/stream-repository.ts';
import { startAgendaItem } from './agenda/start-item-service.ts';
import { changeAssistants, showAssistants } from './assistant/assistant-command.ts';
import { createLiveEvent } from './create/create-live-service.ts';
import { cancelLive } from './edit/cancel-live-service.ts';
import { changeAgenda, showAgenda } from './edit/edit-command.ts';
import { editLive } from './edit/edit-live-service.ts';
import { LIVE_EDIT_FIELDS } from './edit/live-edit.ts';
import type { RefreshLiveDocuments } from './search/live-document-service.ts';
import { createMoveLiveStatus } from './status/move-status-service.ts';
import { createStatusRepository } from './status/status-repository.ts';

/** Number of status changes that are printed. */
const CHANGES_MAX = 20;

const channelColumns: readonly Column[] = [
  { title: 'channel' },
  { title: 'name' },
  { title: 'server' },
  { title: 'stream key' },
];
const changeColumns: readonly Column[] = [{ title: 'at' }, { title: 'move' }, { title: 'by' }, { title: 'status' }];

type Deps = Pick<AppContext, 'config' | 'db' | 'clock' | 'log' | 'audit' | 'storage'> & {
  readonly refresh: RefreshLiveDocuments;
};

interface Subcommand {
  readonly takes: readonly string[];
  run(deps: Deps, words: readonly string[], by: string | undefined): AsyncIterable<string>;
}

const subcommands: Readonly<Record<string, Subcommand>> = {
  status: {
    takes: ['EVENT', '[MOVE --by NAME]'],
    run: (deps, [id = '', move], by) =>
      move === undefined ? showStatus(deps, id) : moveStatus(deps, { id, move, by: requireName(by) }),
  },
  keys: { takes: ['EVENT', '--by NAME'], run: (deps, [id = ''], by) => renewKeys(deps, { id, by: requireName(by) }) },
  captions: {
    takes: ['EVENT', '--by NAME'],
    run: (deps, [id = ''], by) => renewCaptionKeys(deps, { id, by: requireName(by) }),
  },
  edit: {
    takes: ['EVENT', LIVE_EDIT_FIELDS.join('|'), 'VALUE', '--by NAME'],
    run: (deps, [id = '', field = '', value = ''], by) => editField(deps, { id, field, value, by: requireName(by) }),
  },
  create: {
    takes: ['FILE.json', '--by NAME'],
    run: (deps, [path = ''], by) => create(deps, { path, by: requireName(by) }),
  },
  agenda: {
    takes: ['EVENT', '[FILE.csv --by NAME]'],
    run: (deps, [id = '', path], by) =>
      path === undefined ? showAgenda(deps, id) : changeAgenda(deps, deps.refresh, { id, path, by: requireName(by) }),
  },
  next: {
    takes: ['EVENT', '[ITEM]', '--by NAME'],
    run: (deps, [id = '', itemId], by) => startItem(deps, { id, itemId, by: requireName(by) }),
  },
  cancel: { takes: ['EVENT', '--by NAME'], run: (deps, [id = ''], by) => cancel(deps, { id, by: requireName(by) }) },
  assistants: {
    takes: ['EVENT', '[add|remove', 'ACCOUNT --by NAME]'],
    run: (deps, [id = '', change, account = ''], by) =>
      change === undefined
        ? showAssistants(deps, id)
        : changeAssistants(deps, { id, change, account, by: requireName(by) }),
  },
  record: {
    takes: ['EVENT', '[export FOLDER|remove', '--by NAME]'],
    run: (deps, [id = '', change, folder = ''], by) =>
      change === undefined
        ? showRecording(deps, id)
        : changeRecording(deps, { id, change, folder, by: requireName(by) }),
  },
};

const usage = Object.entries(subcommands)
  .map(([name, { takes }]) => [name, ...takes].join(' '))
  .join(' | ');

/**
 * `npm run operator -- live`: the events, the keys of their encoders, their assistants and recordings
 * (rules/live-operator#operator).
 */
export const createLiveCommand = (refresh: RefreshLiveDocuments) =>
  defineCommand({
    usage,
    summary:
      'Creates a live event, prints or moves its status, edits or cancels it, renews the keys of its encoders or captioners, appoints its assistants, or exports or removes its recording.',
    options: { by: z.string().trim().min(1).max(40).optional() },
    words: z
      .array(z.string())
      .min(2, { error: `needs one of: ${usage}` })
      .max(4, { error: `takes one of: ${usage}` }),
    run(deps, { options: { by }, words: [name = '', ...words] }) {
      const subcommand = subcommands[name];
      if (!subcommand || words.length > subcommand.takes.length) throw new StartupError(`live takes one of: ${usage}.`);
      return subcommand.run({ ...deps, refresh }, words, by);
    },
  });

async function* showStatus({ db, clock }: Deps, id: string): AsyncIterable<string> {
  const repository = createStatusRepository(db);
  const status = await repository.findStatus(id);
  if (status === undefined) throw new StartupError(`There is no live event ${id}.`);
  yield `${id} is ${describeStatus(status)}.`;
  yield* showStreams({ db, clock }, id);
  const changes = await repository.listChanges(id, CHANGES_MAX);
  if (changes.length > 0)
    yield* textTable(
      changeColumns,
      changes.map(({ at, transition: event, actor, to }) => [
        new Date(at).toISOString(),
        event,
        actor,
        describeStatus(to),
      ]),
    );
}

/**
 * The channels that stream, each with its recording state (rules/recording#full-storage). A killed gateway releases
 * none.
 */
async function* showStreams({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): AsyncIterable<string> {
  const streams = createStreamRepository(db);
  for (const channel of await streams.listChannels(id)) {
    if (channel.encoderSeenAt === null || clock.now() - channel.encoderSeenAt > SILENCE_MS) continue;
    const run = await streams.findLastRun(channel.id);
    yield run?.isPersisted === false
      ? `${channel.id} streams and is not recorded: the storage does not take its segments.`
      : `${channel.id} streams and is recorded.`;
  }
}

async function* moveStatus(
  deps: Deps,
  { id, move, by }: { id: string; move: string; by: string },
): AsyncIterable<string> {
  const transition = LIVE_TRANSITION_NAMES.find((each): each is LiveTransition => each === move);
  if (!transition) throw new StartupError(`${move} is no move; these are: ${LIVE_TRANSITION_NAMES.join(', ')}.`);
  try {
    const { from, to } = await deps.db.transaction(async (tx) => {
      const moved = await createMoveLiveStatus(deps)(tx, { liveId: id, transition, actor: 'operator' });
      await deps.refresh(tx, [id]);
      const detail = { by, live: id, move: transition };
      await deps.audit.record(tx, { event: 'liveStatusMoved', accountId: null, ip: null, deviceId: null, detail });
      return moved;
    });
    yield `${id} was ${describeStatus(from)} and is ${describeStatus(to)}.`;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const reason =
      error.error === 'notFound' ? `There is no live event ${id}.` : `${id} does not allow ${transition} now.`;
    throw new StartupError(reason, { cause: error });
  }
}

async function* startItem(
  deps: Deps,
  { id, itemId, by }: { id: string; itemId: string | undefined; by: string },
): AsyncIterable<string> {
  try {
    const operator = { accountId: null, ip: null, deviceId: null, by };
    const item = await deps.db.transaction((tx) => startAgendaItem(tx, deps, { liveId: id, itemId }, operator));
    yield `${item.title} has begun.`;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const reason =
      error.error === 'notFound'
        ? `There is no live event ${id}, or it has no such item.`
        : `${id} is not on the air, or nothing comes next.`;
    throw new StartupError(reason, { cause: error });
  }
}

async function* editField(
  deps: Deps,
  edit: { id: string; field: string; value: string; by: string },
): AsyncIterable<string> {
  await editLive(deps, deps.refresh, edit);
  yield `${edit.id} has another ${edit.field}.`;
}

async function* create(deps: Deps, file: { path: string; by: string }): AsyncIterable<string> {
  const id = await createLiveEvent(deps, deps.refresh, file);
  yield `${id} is made and not announced yet: live agenda ${id} FILE.csv, live status ${id} submit and live status ${id} approve, each with --by NAME.`;
}

async function* cancel(deps: Deps, { id, by }: { id: string; by: string }): AsyncIterable<string> {
  await cancelLive(deps, deps.refresh, { id, by });
  yield `${id} is cancelled; who has booked it is told within a minute.`;
}

function requireName(by: string | undefined): string {
  if (by === undefined) throw new StartupError('--by must name the operator: every change is logged.');
  return by;
}

/** Renews the keys of all channels of an event; encoders with the old ones are disconnected. */
async function* renewKeys(deps: Deps, { id, by }: { id: string; by: string }): AsyncIterable<string> {
  const { db, config } = deps;
  const { hostname } = new URL(config.publicUrl);
  const template = config.live.pushUrl ?? composeOwnTemplate(hostname, config.live.port ?? '(LIVE_PORT)');
  const rows = await db.transaction(async (tx) => {
    const renewed: string[][] = [];
    for (const { id: channelId, name } of await createStreamRepository(tx).listChannels(id)) {
      const newKey = await renewKey(tx, deps, encoderKey, { channelId, liveId: id, by });
      const { server, key } = composePushAddress(template, { channelId, key: newKey });
      renewed.push([channelId, name, server, key]);
    }
    return renewed;
  });
  if (rows.length === 0) throw new StartupError(`There is no live event ${id} with channels.`);
  yield* textTable(channelColumns, rows);
  yield 'The keys are shown this once; former ones are void.';
}

function describeStatus(status: number): string {
  const name = Object.entries(LiveStatus).find(([, value]) => value === status)?.[0];
  return `${status} (${name ?? 'unknown'})`;
}
