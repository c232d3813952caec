import { m } from '../../texts/index.ts';

export function Component() {
  return (
    <div className="page">
      <h1>{m['route.courseTerminal']()}</h1>
    </div>
  );
}
