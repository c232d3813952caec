import { m } from '../../texts/index.ts';
import { StandingPage } from '../standing-page.tsx';

/** AI search (seed 000 §2, /aiSearch), for who has the authority; unknown authority counts as none (seed 001). */
export function Component() {
  return <StandingPage title={m['route.aiSearch']()} text={m['ai.noAuthority']()} />;
}
