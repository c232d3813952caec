import { m } from '../../texts/index.ts';

export function Component() {
  return (
    <div className="page">
      <h1>{m['route.dictionaryTerminal']()}</h1>
    </div>
  );
}
