import { LIVE_TRANSITION_NAMES, LiveStatus, type LiveTransition } from '@osteon/domain';
import { z } from 'zod';
import { defineVerb, type WithServices } from '../../operator/command.ts';
import { changedBy, operatorName, requireOperator } from '../../operator/options.ts';
import { type Column, textTable } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { awaitOutcome, describeOutcome } from '../../platform/decision-outcome.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { startAgendaItem } from './agenda/start-item-service.ts';
import { assistantVerbs } from './assistant/assistant-command.ts';
import { attendanceVerbs } from './attendance/attendance-command.ts';
import { createLiveEvent } from './create/create-live-service.ts';
import { editVerbs } from './edit/edit-command.ts';
import type { RefreshLiveDocuments } from './search/live-document-service.ts';
import { createMoveLiveStatus } from './status/move-status-service.ts';
import { createStatusRepository } from './status/status-repository.ts';

/** Number of status changes that are printed. */
const CHANGES_MAX = 20;

const changeColumns: readonly Column[] = [{ title: 'at' }, { title: 'move' }, { title: 'by' }, { title: 'status' }];

/** Yields a line for each channel of an event that streams. */
type ShowStreams = (deps: Pick<AppContext, 'db' | 'clock'>, id: string) => AsyncIterable<string>;

type Parts = WithServices<{ readonly refreshLiveDocuments: RefreshLiveDocuments }>;

/**
 * Verbs of `npm run operator -- live` for events (rules/live-operator#operator); `operator/commands.ts` joins them with
 * those for streams, captions and recordings.
 */
export const createLiveVerbs = (showStreams: ShowStreams) => ({
  status: defineVerb({
    usage: 'EVENT [MOVE --by NAME]',
    options: { by: operatorName.optional() },
    words: z.tuple([z.string(), z.string().optional()]),
    run: (deps: Parts, { options: { by }, words: [id, move] }) =>
      move === undefined ? showStatus(deps, id, showStreams) : moveStatus(deps, { id, move, by: requireOperator(by) }),
  }),
  create: defineVerb({
    usage: 'FILE.json --by NAME',
    options: { by: changedBy },
    words: z.tuple([z.string()]),
    run: (deps: Parts, { options: { by }, words: [path] }) => create(deps, { path, by }),
  }),
  next: defineVerb({
    usage: 'EVENT [ITEM] --by NAME',
    options: { by: changedBy },
    words: z.tuple([z.string(), z.string().optional()]),
    run: (deps, { options: { by }, words: [id, itemId] }) => startItem(deps, { id, itemId, by }),
  }),
  ...editVerbs,
  ...assistantVerbs,
  ...attendanceVerbs,
});

async function* showStatus(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: string,
  showStreams: ShowStreams,
): AsyncIterable<string> {
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

async function* moveStatus(
  deps: Parts,
  { id, move, by }: { id: string; move: string; by: string },
): AsyncIterable<string> {
  const transition = LIVE_TRANSITION_NAMES.find((each): each is LiveTransition => each === move);
  if (!transition) throw new StartupError(`${move} is no move; these are: ${LIVE_TRANSITION_NAMES.join(', ')}.`);
  const moving = deps.db.transaction(async (tx) => {
    const moved = await createMoveLiveStatus(deps)(tx, { liveId: id, transition, actor: 'operator' });
    await deps.services.refreshLiveDocuments(tx, [id]);
    const detail = { by, live: id, move: transition };
    await deps.audit.record(tx, { event: 'liveStatusMoved', accountId: null, ip: null, deviceId: null, detail });
    return moved;
  });
  yield describeOutcome(await awaitOutcome(moving), {
    decided: ({ from, to }) => `${id} was ${describeStatus(from)} and is ${describeStatus(to)}.`,
    notFound: () => `There is no live event ${id}.`,
    conflict: () => `${id} does not allow ${transition} now.`,
  });
}

async function* startItem(
  deps: AppContext,
  { id, itemId, by }: { id: string; itemId: string | undefined; by: string },
): AsyncIterable<string> {
  const operator = { accountId: null, ip: null, deviceId: null, by };
  const starting = deps.db.transaction((tx) => startAgendaItem(tx, deps, { liveId: id, itemId }, operator));
  yield describeOutcome(await awaitOutcome(starting), {
    decided: ({ title }) => `${title} has begun.`,
    notFound: () => `There is no live event ${id}, or it has no such item.`,
    conflict: () => `${id} is not on the air, or nothing comes next.`,
  });
}

async function* create(deps: Parts, file: { path: string; by: string }): AsyncIterable<string> {
  const id = await createLiveEvent(deps, deps.services.refreshLiveDocuments, file);
  yield `${id} is made and not announced yet: live agenda ${id} FILE.csv, live status ${id} submit and live status ${id} approve, each with --by NAME.`;
}

function describeStatus(status: number): string {
  const name = Object.entries(LiveStatus).find(([, value]) => value === status)?.[0];
  return `${status} (${name ?? 'unknown'})`;
}
