import { formatDuration, type Locale } from '@osteon/domain';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';

/** Text of a line's source. */
const kinds = {
  course: m['credit.kind.course'],
  video: m['credit.kind.video'],
  live: m['credit.kind.live'],
  adjustment: m['credit.kind.adjustment'],
} as const satisfies Readonly<Record<CreditLine['sourceType'], () => string>>;

/** The name of a line's source, in the language of the interface unless another one is given. */
export const kindText = (kind: CreditLine['sourceType'], options: { readonly locale?: Locale } = {}): string =>
  kinds[kind]({}, options);

/** Text below the title of a line. */
export function noteText({ sourceType, evidence: { watched, test }, reason, revokedReason }: CreditLine): string {
  if (revokedReason) return m['credit.revoked']({ reason: revokedReason });
  if (reason) return m['credit.withReason']({ kind: kindText(sourceType), reason });
  if (test) return m['credit.withTest']({ kind: kindText(sourceType), score: test.score });
  return watched.length > 0 ? m['credit.watchedWhole']({ kind: kindText(sourceType) }) : kindText(sourceType);
}

/** Short text of the server-side evidence of a line; empty if there is none. */
export function evidenceText({ evidence: { watched, attended } }: CreditLine): string {
  if (attended) return m['credit.attended']({ minutes: attended.minutes });
  if (watched.length === 0) return '';
  return m['credit.watched']({ time: formatDuration(watched.reduce((sum, { seconds }) => sum + seconds, 0)) });
}
