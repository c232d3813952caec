import { formatCredit, formatDuration } from '@osteon/domain';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { site } from '../../../lib/site.ts';
import { dateText, dateTimeText, monthDayTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useTitle } from '../../../ui/title/title.tsx';
import styles from './credit-evidence.module.css';

type WatchedVideo = CreditLine['evidence']['watched'][number];

/**
 * Server-side evidence of a line: each video with its seen parts, the test, the record's number
 * (rules/credit#evidence).
 */
export function Component({ line, onClose }: { line: CreditLine; onClose: () => void }) {
  const { text: title } = useTitle(line);
  const { id, sourceType, sourceId, bookedAt, creditClass, points, hours, reason, evidence, revokedAt, revokedReason } =
    line;
  const subject = encodeURIComponent(m['credit.correctionSubject']({ id }));
  const details = [
    ...(evidence.test
      ? [
          {
            term: m['credit.test'](),
            value: m['credit.testPassed']({ score: evidence.test.score, date: dateTimeText(evidence.test.at) }),
          },
        ]
      : []),
    ...(reason ? [{ term: m['credit.reason'](), value: reason }] : []),
    ...(revokedAt === null
      ? []
      : [
          {
            term: m['credit.revokedAt'](),
            value: m['credit.revokedFor']({ date: dateTimeText(revokedAt), reason: revokedReason }),
          },
        ]),
    { term: m['credit.record'](), value: id },
  ];
  return (
    <Dialog
      title={m['credit.proof']()}
      width={520}
      onClose={onClose}
      actions={
        <>
          {site.email && (
            <a className={buttonClass({})} href={`mailto:${site.email}?subject=${subject}`}>
              {m['credit.correct']()}
            </a>
          )}
          {sourceType === 'course' && revokedAt === null && (
            <Button onClick={() => openDialog('certificate', { courseId: sourceId })}>
              {m['credit.certificate.open']()}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {m['common.gotIt']()}
          </Button>
        </>
      }
    >
      <div className={styles.evidence}>
        <h3>{title}</h3>
        <p className="num">
          {m['credit.lineFigures']({
            date: dateText(bookedAt),
            name: creditClass,
            points: formatCredit(points),
            hours: formatCredit(hours),
          })}
        </p>
        {evidence.watched.map((video) => (
          <WatchedVideoDetails key={video.videoId} video={video} named={evidence.watched.length > 1} />
        ))}
        {evidence.attended && <p className="num">{m['credit.attendedOf'](evidence.attended)}</p>}
        <dl className="num">
          {details.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

function WatchedVideoDetails({ video, named }: { video: WatchedVideo; named: boolean }) {
  const { title, intervals, seconds, durationSeconds, sessions } = video;
  const share = (value: number) => `${durationSeconds > 0 ? Math.min(100, (value / durationSeconds) * 100) : 0}%`;
  const percent = durationSeconds > 0 ? Math.floor((seconds / durationSeconds) * 100) : 0;
  const skipped = Math.max(0, durationSeconds - seconds);
  return (
    <section className={styles.picture}>
      {named && <h4>{title}</h4>}
      <div className={styles.bar} aria-hidden="true">
        {intervals.map(({ from, to }) => (
          <i key={from} style={{ insetInlineStart: share(from), width: share(to - from) }} />
        ))}
      </div>
      <p className={`num ${styles.scale}`}>
        <span>{formatDuration(0)}</span>
        <span>{m['credit.seen']({ percent, skipped: formatDuration(skipped) })}</span>
        <span>{formatDuration(durationSeconds)}</span>
      </p>
      <p className="num">
        {m['credit.sessions']({ count: sessions.length, times: joinList(sessions.map(monthDayTimeText)) })}
      </p>
      <p className="num">{m['credit.watchedOnce']({ time: formatDuration(seconds) })}</p>
    </section>
  );
}
