import { RESOURCE_EVENTS, RESOURCE_EVENTS_WITH_REASON, RESOURCE_STATES, type ResourceEvent } from '@osteon/domain';
import { z } from 'zod';
import type { ContentChanges } from '../../modules/content/change-content-service.ts';
import { ContentRefusal } from '../../modules/content/resource-edit.ts';
import type { Imports } from '../../modules/ingest/import-service.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { defineCommand, defineVerb, type WithServices } from '../command.ts';
import { top } from '../options.ts';
import { importContent } from './import-content.ts';
import { listImports } from './ingest-lines.ts';
import { KIND_TYPES } from './kind-names.ts';
import { readEdit } from './read-edit.ts';
import { describeResource, listResources } from './resource-lines.ts';

const kindNames = Object.keys(KIND_TYPES) as (keyof typeof KIND_TYPES)[];

const text = z.string().trim().min(1, { error: 'must not be empty' });
const by = text.max(40).default('编辑');

type Parts = WithServices<{ readonly content: ContentChanges; readonly imports: Imports }>;

const defineChange = (event: ResourceEvent) =>
  defineVerb({
    usage: RESOURCE_EVENTS_WITH_REASON.includes(event) ? 'ID --reason WORDS' : 'ID',
    options: { reason: z.string().trim().default(''), by },
    words: z.tuple([z.string()], { error: `${event} takes ID` }),
    run: ({ services: { content } }: Parts, { options, words: [id] }) =>
      reportRefusals(changeState(content, { id, event, reason: options.reason, by: options.by })),
  });

const changeVerbs = Object.fromEntries(RESOURCE_EVENTS.map((event) => [event, defineChange(event)]));

/** `npm run operator -- content`: lists, changes and imports content (rules/content#changes). */
export const contentCommand = defineCommand({
  summary:
    'Lists resources, last changed first, shows one, changes its state, or edits its card and chapters; imports a film, a PDF, a folder or a CSV of titles, and shows how far imports are.',
  verbs: {
    list: defineVerb({
      usage: '[--state STATE] [--kind KIND] [--text WORDS] [--top 20]',
      options: {
        state: z.enum(RESOURCE_STATES, { error: `must be one of ${RESOURCE_STATES.join(', ')}` }).optional(),
        kind: z.enum(kindNames, { error: `must be one of ${kindNames.join(', ')}` }).optional(),
        text: text.optional(),
        top,
      },
      words: z.tuple([], { error: 'list takes no further word' }),
      run: ({ services: { content } }: Parts, { options: { kind, top: limit, ...filter } }) =>
        listResources(content, { state: filter.state, type: kind && KIND_TYPES[kind], text: filter.text }, limit),
    }),
    show: defineVerb({
      usage: 'ID',
      options: {},
      words: z.tuple([z.string()], { error: 'show takes ID' }),
      run: ({ services: { content } }: Parts, { words: [id] }) => reportRefusals(describeResource(content, id)),
    }),
    ...changeVerbs,
    edit: defineVerb({
      usage: 'ID FILE.json',
      options: { by },
      words: z.tuple([z.string(), z.string()], { error: 'edit takes ID and FILE.json' }),
      run: ({ services: { content } }: Parts, { options, words: [id, file] }) =>
        reportRefusals(edit(content, { id, file, by: options.by })),
    }),
    import: defineVerb({
      usage: 'PATH [--source NAME] [--wait on|off] [--by NAME]',
      options: {
        source: text.optional(),
        /** True to follow an import to its end. */
        wait: z.enum(['on', 'off'], { error: 'must be on or off' }).default(process.stdout.isTTY ? 'on' : 'off'),
        by,
      },
      words: z.tuple([z.string()], { error: 'import takes PATH' }),
      run: (deps: Parts, { options: { source, wait, by: operator }, words: [path] }) =>
        reportRefusals(importContent(deps, { path, source, shouldWait: wait === 'on', operator })),
    }),
    status: defineVerb({
      usage: '[ID]',
      options: { top },
      words: z.tuple([z.string().optional()], { error: 'status takes [ID]' }),
      run: ({ services: { imports } }: Parts, { options, words: [resourceId = null] }) =>
        listImports(imports, { resourceId, limit: options.top }),
    }),
  },
});

async function* changeState(
  content: ContentChanges,
  { id, event, reason, by: operator }: { id: string; event: ResourceEvent; reason: string; by: string },
): AsyncIterable<string> {
  const { state, isRestored } = await content.changeState(id, event, { reason, operator });
  yield `${id} is ${state}${isRestored ? ', with the content that it had before' : ''}.`;
}

async function* edit(
  content: ContentChanges,
  { id, file, by: operator }: { id: string; file: string; by: string },
): AsyncIterable<string> {
  await content.editResource(id, await readEdit(file), { operator });
  yield `${id} is edited.`;
}

/** Refusals undo the transaction of a change from wherever they are found, and are therefore thrown. */
async function* reportRefusals(lines: AsyncIterable<string>): AsyncIterable<string> {
  try {
    yield* lines;
  } catch (error) {
    if (error instanceof ContentRefusal) throw new StartupError(error.message, { cause: error });
    throw error;
  }
}
