import { m } from '../../texts/index.ts';
import { StandingPage } from '../standing-page.tsx';

/** E-mail unsubscribe (seed 000 §2). The portal sends no mail yet that could be unsubscribed: any link here is invalid. */
export function Component() {
  return <StandingPage title={m['route.unsubscribeEmail']()} text={m['unsubscribe.invalid']()} />;
}
