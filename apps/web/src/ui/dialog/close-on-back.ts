/*
 * The browser's back button closes the topmost dialog instead of leaving the page. While a dialog is open the history
 * holds one more entry of the same page, marked as ours; going back from it is kept from the router. The entry goes
 * again when the last dialog closes in another way.
 */
const MARK = 'osteonDialog';
const open: (() => void)[] = [];
let page = '';
let leaving = false;
let settling = false;

const isMarked = () => Boolean(history.state?.[MARK]);

/** Brings the history in step with the dialogs. Later, as one dialog may close and the next open in one go. */
function settle(): void {
  if (settling) return;
  settling = true;
  setTimeout(() => {
    settling = false;
    if (leaving) return;
    if (open.length > 0 && !isMarked()) {
      page = location.href;
      history.pushState({ ...history.state, [MARK]: true }, '');
    }
    if (open.length === 0 && isMarked()) {
      leaving = true;
      history.back();
    }
  });
}

function onPopState(event: PopStateEvent): void {
  if (leaving) {
    event.stopImmediatePropagation();
    leaving = false;
    settle();
  } else if (isMarked() && open.length === 0) {
    // An entry that a navigation out of a dialog left behind.
    event.stopImmediatePropagation();
    history.back();
  } else if (!isMarked() && open.length > 0) {
    const samePage = location.href === page;
    if (samePage) event.stopImmediatePropagation();
    for (const close of open.slice(samePage ? -1 : 0)) close();
    settle();
  }
}

// In the capture phase, so that it comes before the router's listener.
window.addEventListener('popstate', onPopState, { capture: true });

/** Has the back button call `close` as long as no later dialog is open; the returned function ends it. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  settle();
  return () => {
    open.splice(open.indexOf(close), 1);
    settle();
  };
}
