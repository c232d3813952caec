import { ContentPage } from '../../../features/content/content-page.tsx';
import { m } from '../../../texts/index.ts';

/** All content, most viewed first. */
export function Component() {
  return <ContentPage title={m['route.hotContent']()} sort="hottest" />;
}
