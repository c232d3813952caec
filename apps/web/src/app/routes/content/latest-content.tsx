import { ResourceType } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { ContentPage } from '../../../features/content/content-page.tsx';
import { m } from '../../../texts/index.ts';

/** All content, newest first; with `resourceType` 2 the documents alone, which have no list of their own. */
export function Component() {
  const isDocuments = useSearchParams()[0].get('resourceType') === String(ResourceType.document);
  return isDocuments ? (
    <ContentPage title={m['content.type.document']()} resourceType={ResourceType.document} sort="latest" />
  ) : (
    <ContentPage title={m['route.latestContent']()} sort="latest" />
  );
}
