import type { RequestOf } from '@osteon/contract';
import { useEffect } from 'react';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { addBrowseRecord } from '../api/add-browse-record.ts';

type Item = RequestOf<'addBrowseRecord'>;

/**
 * Records that the reader views an item (rules/browse-history#browse-history), and again once a visitor has logged in.
 * It is rendered beside the item's own part of a page, so that it runs once that is shown and not for an item that does
 * not exist.
 */
export function RecordBrowse({ resourceType, resourceId }: Item) {
  return <Recorder key={useCustomerId()} resourceType={resourceType} resourceId={resourceId} />;
}

function Recorder({ resourceType, resourceId }: Item) {
  useEffect(() => addBrowseRecord({ resourceType, resourceId }), [resourceType, resourceId]);
  return null;
}
