import { ContentPage } from '../../../features/content/content-page.tsx';
import { m } from '../../../texts/index.ts';

/** Everything, most viewed first (seed 000 §2, /hotContent). */
export function Component() {
  return <ContentPage title={m['route.hotContent']()} sort="hottest" />;
}
