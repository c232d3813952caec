import { openDialog } from '../../lib/dialogs.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Empty } from '../../ui/state/empty.tsx';

/** Personal pages say to a visitor what they need, and open it. */
export function LoginRequired() {
  return (
    <Empty
      text={m['mine.needLogin']()}
      action={
        <Button size="sm" onClick={() => openDialog('login')}>
          {m['common.goLogin']()}
        </Button>
      }
    />
  );
}
