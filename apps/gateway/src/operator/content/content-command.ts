import { RESOURCE_EVENTS, RESOURCE_STATES, type ResourceState } from '@osteon/domain';
import { z } from 'zod';
import type { ContentChanges } from '../../modules/content/change-content-service.ts';
import { ContentRefusal } from '../../modules/content/content-refusal.ts';
import { createAnnouncedChanges } from '../../modules/content-changes.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { defineCommand } from '../command.ts';
import { top } from '../options.ts';
import { importContent } from './import-content.ts';
import { listImports } from './ingest-lines.ts';
import { KIND_TYPES } from './kind-names.ts';
import { readEdit } from './read-edit.ts';
import { describeResource, listResources } from './resource-lines.ts';

const kindNames = Object.keys(KIND_TYPES) as (keyof typeof KIND_TYPES)[];

/** Dependencies and arguments of a verb. */
interface CommandInput {
  readonly deps: AppContext;
  readonly changes: ContentChanges;
  /** The words after the verb, up to the number that it accepts. */
  readonly words: readonly string[];
  readonly options: {
    readonly state?: ResourceState | undefined;
    readonly kind?: keyof typeof KIND_TYPES | undefined;
    readonly text?: string | undefined;
    readonly top: number;
    readonly reason: string;
    readonly by: string;
    readonly source?: string | undefined;
    readonly wait: 'on' | 'off';
  };
}

interface Verb {
  /** Names of the words that follow it; one in brackets may be left out. */
  readonly takes: readonly string[];
  run(input: CommandInput): AsyncIterable<string>;
}

const changeVerbs = Object.fromEntries(
  RESOURCE_EVENTS.map((event): [string, Verb] => [
    event,
    {
      takes: ['ID'],
      async *run({ changes, words: [id = ''], options: { reason, by } }) {
        const { state, isRestored } = await changes.changeState(id, event, { reason, operator: by });
        yield `${id} is ${state}${isRestored ? ', with the content that it had before' : ''}.`;
      },
    },
  ]),
);

/** The verbs of the command by their names. */
const verbs: Readonly<Record<string, Verb>> = {
  list: {
    takes: [],
    run: ({ changes, options: { state, kind, text, top: limit } }) =>
      listResources(changes, { state, type: kind && KIND_TYPES[kind], text }, limit),
  },
  show: { takes: ['ID'], run: ({ changes, words: [id = ''] }) => describeResource(changes, id) },
  ...changeVerbs,
  edit: {
    takes: ['ID', 'FILE.json'],
    async *run({ changes, words: [id = '', file = ''], options: { by } }) {
      await changes.editResource(id, await readEdit(file), { operator: by });
      yield `${id} is edited.`;
    },
  },
  import: {
    takes: ['PATH'],
    run: ({ deps, words: [path = ''], options: { source, wait, by } }) =>
      importContent(deps, { path, source, shouldWait: wait === 'on', operator: by }),
  },
  status: {
    takes: ['[ID]'],
    run: ({ deps, words: [resourceId = null], options: { top: limit } }) => listImports(deps, { resourceId, limit }),
  },
};

const words = z.array(z.string()).transform(([name = '', ...rest], context) => {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) context.addIssue(`must be one of ${Object.keys(verbs).join(', ')}`);
  else if (rest.length > verb.takes.length || rest.length < verb.takes.filter((word) => !word.startsWith('[')).length) {
    context.addIssue(`${name} takes ${verb.takes.join(' and ') || 'no further word'}`);
  }
  return { verb, rest };
});

const text = z.string().trim().min(1, { error: 'must not be empty' });

/** `npm run operator -- content`: lists, changes and imports content (rules/content#changes). */
export const contentCommand = defineCommand({
  usage:
    'list [--state STATE] [--kind KIND] [--text WORDS] [--top 20] | show ID | submit ID | publish ID | withdraw ID --reason WORDS | return ID --reason WORDS | undo ID | edit ID FILE.json | import PATH [--source NAME] [--wait on|off] [--by NAME] | status [ID]',
  summary:
    'Lists resources, last changed first, shows one, changes its state, or edits its card and chapters; imports a film, a PDF, a folder or a CSV of titles, and shows how far imports are.',
  options: {
    state: z.enum(RESOURCE_STATES, { error: `must be one of ${RESOURCE_STATES.join(', ')}` }).optional(),
    kind: z.enum(kindNames, { error: `must be one of ${kindNames.join(', ')}` }).optional(),
    text: text.optional(),
    top,
    reason: z.string().trim().default(''),
    by: text.max(40).default('编辑'),
    source: text.optional(),
    /** True to follow an import to its end. */
    wait: z.enum(['on', 'off'], { error: 'must be on or off' }).default(process.stdout.isTTY ? 'on' : 'off'),
  },
  words,
  async *run(deps, { options, words: { verb, rest } }) {
    const changes = createAnnouncedChanges(deps);
    try {
      if (verb) yield* verb.run({ deps, changes, words: rest, options });
    } catch (error) {
      if (error instanceof ContentRefusal) throw new StartupError(error.message, { cause: error });
      throw error;
    }
  },
});
