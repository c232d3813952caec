import { ContentPage } from '../../../features/content/content-page.tsx';
import { m } from '../../../texts/index.ts';

/** All content, newest first. */
export function Component() {
  return <ContentPage title={m['route.latestContent']()} sort="latest" />;
}
