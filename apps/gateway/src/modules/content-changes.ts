import type { AppContext } from '../platform/app-context.ts';
import { type ContentChanges, createContentChanges } from './content/change-content-service.ts';
import { createPublishAuthored, type PublishAuthored } from './content/publish-authored-service.ts';
import { resourceKinds, resourceVersions, resourceWriter } from './content-writer.ts';
import { createAnnouncePublication } from './engagement/fan-out/fan-out-service.ts';
import { undoImport } from './ingest/import-service.ts';

/** Creates the changes of content that notify followers of publications: for the operator's command and for imports. */
export const createAnnouncedChanges = (deps: Pick<AppContext, 'db' | 'clock' | 'audit' | 'jobs'>): ContentChanges =>
  createContentChanges(deps, {
    kinds: resourceKinds,
    writer: resourceWriter,
    versions: resourceVersions,
    undoImport,
    announce: createAnnouncePublication(deps),
  });

/** Creates the publication of what accounts write, with the notices to their followers. */
export const createAuthoredPublication = (deps: Pick<AppContext, 'clock' | 'jobs'>): PublishAuthored =>
  createPublishAuthored(deps, { writer: resourceWriter, announce: createAnnouncePublication(deps) });
