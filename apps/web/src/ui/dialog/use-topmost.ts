import { useEffect, useState } from 'react';

/** The open dialogs, the topmost last. */
const open: symbol[] = [];

/** Returns a function that checks whether this dialog is the topmost: every open dialog receives Esc. */
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
