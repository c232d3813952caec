import { m } from '../../texts/index.ts';

export function Component() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>{m['route.unsubscribeEmail']()}</h1>
    </main>
  );
}
