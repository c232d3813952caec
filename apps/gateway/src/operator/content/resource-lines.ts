import { formatDateTime, listLegalResourceEvents, RESOURCE_STATES, type ResourceState } from '@osteon/domain';
import type { ContentChanges } from '../../modules/content/change-content-service.ts';
import { textTable } from '../text-table.ts';
import { getKindName } from './kind-names.ts';

const COLUMNS = ['id', 'kind', 'state', 'since', 'title'].map((title) => ({ title }));

/** The lines of `content list`. */
export async function* listResources(
  changes: ContentChanges,
  filter: {
    readonly state: ResourceState | undefined;
    readonly type: number | undefined;
    readonly text: string | undefined;
  },
  limit: number,
): AsyncIterable<string> {
  const { state, ...rest } = filter;
  const rows = await changes.listResources({ states: state ? [state] : RESOURCE_STATES, ...rest }, limit);
  if (rows.length === 0) yield 'There is no such resource.';
  else
    yield* textTable(
      COLUMNS,
      rows.map((row) => [row.id, getKindName(row.type), row.state, formatDateTime(row.stateChangedAt), row.title]),
    );
  if (rows.length === limit) yield `The ${limit} that changed last; --top lists more.`;
}

/** The lines of `content show`. */
export async function* describeResource(changes: ContentChanges, id: string): AsyncIterable<string> {
  const { resource, tags, missingFields: gaps } = await changes.readResource(id);
  const { state, stateChangedAt, stateReason } = resource;
  yield `${resource.id}  ${getKindName(resource.type)}  ${state} since ${formatDateTime(stateChangedAt)}`;
  if (stateReason !== '') yield `reason     ${stateReason}`;
  yield `title      ${resource.title}`;
  if (resource.titleEn !== '') yield `titleEn    ${resource.titleEn}`;
  yield `summary    ${resource.summary}`;
  yield `specialty  ${resource.specialtyId}`;
  yield `author     ${resource.authorId}`;
  yield `tags       ${tags.join(', ')}`;
  yield `published  ${formatDateTime(resource.publishedAt)}, ${resource.viewCount} views`;
  if (gaps.length > 0) yield `lacks      ${gaps.join(', ')}`;
  yield `possible   ${[...listLegalResourceEvents(resource), 'edit'].join(', ')}`;
}
