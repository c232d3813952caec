import { ContentPage } from '../../../features/content/content-page.tsx';
import { m } from '../../../texts/index.ts';

/** Everything, newest first (seed 000 §2, /latestContent). */
export function Component() {
  return <ContentPage title={m['route.latestContent']()} sort="latest" />;
}
