import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import type { Narrow } from './use-question.ts';

/** Nothing holds the words: what else to try. The hot searches stand beside it, on narrow windows below. */
export function NothingAtAll({ keyword }: { keyword: string }) {
  return <Empty text={m['search.result.empty']({ keyword })} note={m['search.empty.advice']()} />;
}

/** Nothing of the chosen type, specialty or time holds the words: the way back to all. */
export function NothingLeft({ keyword, narrow }: { keyword: string; narrow: Narrow }) {
  return (
    <Empty
      text={m['search.result.empty']({ keyword })}
      action={
        <Button size="sm" onClick={() => narrow({ specialtyId: '', period: '', searchType: '' })}>
          {m['search.empty.clear']()}
        </Button>
      }
    />
  );
}
