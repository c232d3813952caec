import type { CommentReply } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import { useEffect, useState } from 'react';

/** Edit deadline of each loaded comment, by this browser's clock in ms. */
const deadlines = new Map<string, number>();

/** Time for which a comment can still be edited, as 9:42; null once it cannot (rules/comment#edits). */
export function useEditTime({ commentId, own: { editableMs } }: CommentReply): string | null {
  const [deadline] = useState(() => getDeadline(commentId, editableMs));
  const [now, setNow] = useState(Date.now);
  const left = deadline - now;
  const isOpen = left > 0;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOpen]);
  return isOpen ? formatDuration(Math.ceil(left / 1000)).replace(/^0/, '') : null;
}

/**
 * In ms, 0 for a comment that cannot be edited; the gateway sends the remaining time, so that the browser's clock need
 * not be right.
 */
function getDeadline(commentId: string, editableMs: number): number {
  if (editableMs === 0) return 0;
  const known = deadlines.get(commentId);
  if (known !== undefined) return known;
  const deadline = Date.now() + editableMs;
  deadlines.set(commentId, deadline);
  return deadline;
}
