import { CREDIT_CLASSES, formatCredit } from '@osteon/domain';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  type PrintedTranscript,
  useVerifyTranscript,
  type VerifiedTranscript,
} from '../../../entities/credit/api/verify-transcript.ts';
import { site } from '../../../lib/site.ts';
import { dateText, dateTimeText } from '../../../texts/date-text.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert, clock, search } from '../../../ui/icon/icons.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { SerialForm } from './serial-form.tsx';
import styles from './verify-page.module.css';

const SHIELD = 'M12 3.6l7 2.6v5.4c0 4.4-2.8 7.4-7 8.8-4.2-1.4-7-4.4-7-8.8V6.2zM8.8 11.9l2.3 2.3 4.1-4.3';

type Found<State extends VerifiedTranscript['state']> = Extract<VerifiedTranscript, { state: State }>;

/** Outcome of a verification: valid, altered, unknown, replaced or revoked. */
export function Verification({ printed, onEnter }: { printed: PrintedTranscript; onEnter: (serial: string) => void }) {
  const { data, error, refetch, isFetching } = useVerifyTranscript(printed);
  if (error) {
    return <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) {
    return (
      <Loading>
        <div className={styles.section}>
          <Skeleton width="60%" height={32} />
          <Skeleton width="100%" height={240} />
        </div>
      </Loading>
    );
  }
  switch (data.state) {
    case 'valid':
      return <Valid {...data} />;
    case 'altered':
      return <Altered {...data} />;
    case 'replaced':
      return <Replaced {...data} />;
    case 'revoked':
      return <Revoked {...data} />;
    case 'unknown':
      return (
        <Result icon={search} title={m['credit.verify.unknown']()} note={m['credit.verify.unknownNote'](data)}>
          <SerialForm label={m['credit.verify.again']()} typed={data.serial} onEnter={onEnter} />
        </Result>
      );
  }
}

function Valid({ serial, name, company, fromAt, toAt, credits, issuedAt, course }: Found<'valid'>) {
  return (
    <Result icon={SHIELD} tone="good" title={m['credit.verify.valid']()} note={m['credit.verify.validNote']()}>
      <DetailList
        details={[
          { term: m['credit.verify.serial'](), value: serial },
          { term: m['credit.verify.name'](), value: name },
          ...(course
            ? [
                { term: m['credit.verify.course'](), value: course.title },
                { term: m['credit.verify.completedAt'](), value: dateText(toAt) },
              ]
            : [
                { term: m['credit.verify.company'](), value: company },
                {
                  term: m['credit.verify.period'](),
                  value: m['credit.verify.days']({ from: dateText(fromAt), to: dateText(toAt) }),
                },
              ]),
          {
            term: m['credit.verify.credits'](),
            value: m['credit.verify.sums']({
              first: formatCredit(credits.I),
              second: formatCredit(credits.II),
              total: formatCredit(credits.total),
            }),
          },
          { term: m['credit.verify.issuedAt'](), value: dateTimeText(issuedAt) },
        ]}
      />
      <p className={styles.note}>{course ? m['credit.verify.compareCertificate']() : m['credit.verify.compare']()}</p>
    </Result>
  );
}

function Altered({ serial, issuedAt, recorded, printed }: Found<'altered'>) {
  const values = (of: 'I' | 'II' | 'total') => ({
    recorded: formatCredit(recorded[of]),
    printed: formatCredit(printed[of]),
  });
  const differing = [
    ...CREDIT_CLASSES.map((each) => ({ of: each, term: m['credit.class']({ name: each }) })),
    { of: 'total' as const, term: m['credit.verify.total']() },
  ].filter(({ of }) => recorded[of] !== printed[of]);
  return (
    <Result icon={alert} tone="bad" title={m['credit.verify.altered']()} note={m['credit.verify.alteredNote']()}>
      <DetailList
        details={[
          { term: m['credit.verify.serial'](), value: serial },
          ...differing.map(({ of, term }) => ({ term, value: m['credit.verify.both'](values(of)), differs: true })),
          { term: m['credit.verify.issuedAt'](), value: dateTimeText(issuedAt) },
        ]}
      />
      <p className={styles.note}>
        {site.email ? m['credit.verify.distrust']({ email: site.email }) : m['credit.verify.distrustPlain']()}
      </p>
    </Result>
  );
}

function Replaced({ serial, total, replacedBy, reason }: Found<'replaced'>) {
  const date = dateText(replacedBy.issuedAt);
  const [before, after] = [formatCredit(total), formatCredit(replacedBy.total)];
  const note =
    before === after
      ? m['credit.verify.replacedSame']({ date, after })
      : m['credit.verify.replacedNote']({ date, before, after });
  return (
    <Result icon={clock} title={m['credit.verify.replaced']()} note={note}>
      <DetailList
        details={[
          { term: m['credit.verify.oldSerial'](), value: serial },
          { term: m['credit.verify.newSerial'](), value: replacedBy.serial },
        ]}
      />
      {reason && <p className={styles.note}>{reason}</p>}
    </Result>
  );
}

function Revoked({ serial, issuedAt, revokedAt, reason }: Found<'revoked'>) {
  const note = m['credit.verify.revokedNote']({ date: dateText(revokedAt) });
  return (
    <Result icon={alert} tone="bad" title={m['credit.verify.revoked']()} note={note}>
      <DetailList
        details={[
          { term: m['credit.verify.serial'](), value: serial },
          { term: m['credit.verify.issuedAt'](), value: dateTimeText(issuedAt) },
          { term: m['credit.verify.reason'](), value: reason },
        ]}
      />
    </Result>
  );
}

interface ResultProps {
  icon: string;
  tone?: 'good' | 'bad';
  title: string;
  note: string;
  children: ReactNode;
}

function Result({ icon, tone, title, note, children }: ResultProps) {
  return (
    <section className={styles.section} role="status">
      <header className={clsx(styles.result, tone && styles[tone])}>
        <Icon of={icon} size={28} />
        <div>
          <h1>{title}</h1>
          <p className="num">{note}</p>
        </div>
      </header>
      {children}
    </section>
  );
}

function DetailList({ details }: { details: readonly { term: string; value: string; differs?: boolean }[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ term, value, differs }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={clsx('num', differs && styles.differs)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
