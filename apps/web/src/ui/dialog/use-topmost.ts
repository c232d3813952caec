import { useEffect, useState } from 'react';

/** The open dialogs, the topmost last. */
const open: symbol[] = [];

/** Tells whether the dialog that asks has no other over it, as Esc is heard by every one that is open. */
export function useTopmost(): () => boolean {
  const [me] = useState(() => Symbol('dialog'));
  useEffect(() => {
    open.push(me);
    return () => {
      open.splice(open.indexOf(me), 1);
    };
  }, [me]);
  return () => open.at(-1) === me;
}
