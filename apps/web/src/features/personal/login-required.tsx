import { openDialog } from '../../lib/dialogs.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Empty } from '../../ui/state/empty.tsx';

/** Shown to visitors on personal pages: opens the login dialog. */
export function LoginRequired({ text = m['mine.needLogin']() }: { text?: string }) {
  return (
    <Empty
      text={text}
      action={
        <Button size="sm" onClick={() => openDialog('login')}>
          {m['common.goLogin']()}
        </Button>
      }
    />
  );
}
