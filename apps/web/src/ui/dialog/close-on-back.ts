/*
 * The back button closes the topmost dialog instead of leaving the page. While a dialog is open the history has one
 * more entry of the same address, marked as a dialog's, and its popstate does not reach the router (decision 017). The
 * entry is removed when the last dialog closes in another way, also where a link to the page that is open has replaced
 * it.
 */
import { isSamePage } from '@osteon/domain';
import { shownEntry } from '../../lib/shown-entry.ts';

const MARK = 'osteonDialog';
const open: (() => void)[] = [];
let openedAt: URL | null = null;
let removing = false;
let scheduled = false;

const isMarked = () => Boolean(history.state?.[MARK]);

/** Adds or removes the entry. Deferred, as one dialog may close and the next open in the same task. */
function syncHistory(): void {
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    scheduled = false;
    if (removing) return;
    if (open.length > 0 && !isMarked()) {
      openedAt = new URL(location.href);
      history.pushState({ ...history.state, [MARK]: true }, '');
    }
    if (open.length > 0) return;
    if (isMarked()) {
      removing = true;
      history.back();
    } else if (openedAt && isSamePage(openedAt, location)) history.back();
    openedAt = null;
  });
}

function onPopState(event: PopStateEvent): void {
  if (removing) {
    event.stopImmediatePropagation();
    removing = false;
    syncHistory();
  } else if (isMarked() && open.length === 0) {
    // The entry of a dialog that a navigation has closed: skipped.
    event.stopImmediatePropagation();
    history.back();
  } else if (!isMarked()) {
    // The entry was replaced by another, which stays: there is nothing to remove any more.
    openedAt = null;
    if (open.length === 0) return;
    // A link of the dialog may have led elsewhere, while the dialog is still on the screen.
    const samePage = (history.state?.key ?? '') === shownEntry.key;
    if (samePage) event.stopImmediatePropagation();
    for (const close of open.slice(samePage ? -1 : 0)) close();
    syncHistory();
  }
}

// In the capture phase, so that it runs before the router's listener.
window.addEventListener('popstate', onPopState, { capture: true });

/** Calls `close` on back while no later dialog is open; the returned function unregisters it. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  syncHistory();
  return () => {
    open.splice(open.indexOf(close), 1);
    syncHistory();
  };
}
