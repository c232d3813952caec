import { CREDIT_SOURCES, DEFAULT_LOCALE, formatCredit, isMember, ROUTE_FRAMES, sumClasses } from '@osteon/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useGetDoctorInfo } from '../../../entities/account/api/get-doctor-info.ts';
import { type CreditYear, useGetCreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { saveCsv } from '../../../lib/save-csv.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink, buttonClass } from '../../../ui/button/button.tsx';
import { ChipRow } from '../../../ui/chips/chip-row.tsx';
import { chevronRight, download, print } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { search } from '../../../ui/icon/icons.ts';
import { FileLanguageMenu } from '../../../ui/menu/file-language-menu.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { parseChoice, periodText, toDays } from './credit-choice.ts';
import { buildCreditCsv } from './credit-csv.ts';
import { filterLines, parseKind } from './credit-filter.ts';
import { CreditLines } from './credit-lines.tsx';
import styles from './credit-page.module.css';
import { CreditRing } from './credit-ring.tsx';
import { Forecast } from './forecast.tsx';
import { kindText } from './line-texts.ts';
import { PeriodForm } from './period-form.tsx';
import { Suggestions } from './suggestions.tsx';
import { UnitDeadline } from './unit-deadline.tsx';
import { useSuggestedCourses } from './use-suggested-courses.ts';

/** The credit of a year: its rings, forecast and lines; year, kind and search are in the URL (rules/credit#years). */
export function CreditPage() {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => Date.now());
  const credit = useGetCreditYear(parseChoice(query, now));
  const { data: member } = useGetDoctorInfo();
  const suggested = useSuggestedCourses(credit, member !== undefined && isMember(member, now));
  const change = (values: Readonly<Record<string, string>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return (
    <div className={styles.page}>
      <Head
        credit={credit}
        now={now}
        onYear={(year) => change({ year: String(year), from: '', to: '' })}
        onPeriod={(days) => change({ year: '', ...days })}
      />
      <TranscriptState transcript={credit.transcript} />
      <div className={styles.overview}>
        <CreditRing {...credit} now={now} />
        {credit.period ? (
          <PeriodSummary {...credit} period={credit.period} />
        ) : (
          <Forecast {...credit} now={now} suggested={suggested.courses ?? []} />
        )}
        {credit.forecast && (
          <div>
            {credit.forecast.expectedMissing > 0 && <Suggestions {...suggested} />}
            <UnitDeadline {...credit} now={now} />
          </div>
        )}
      </div>
      {credit.lines.length === 0 ? (
        <Empty
          text={credit.period ? m['credit.emptyPeriod']() : m['credit.empty']()}
          action={
            <ButtonLink size="sm" to={ROUTE_FRAMES.courseList.path}>
              {m['route.courseList']()}
            </ButtonLink>
          }
        />
      ) : (
        <Ledger credit={credit} query={query} onChange={(name, value) => change({ [name]: value })} />
      )}
    </div>
  );
}

interface HeadProps {
  credit: CreditYear;
  now: number;
  onYear: (year: number) => void;
  onPeriod: (days: { readonly from: string; readonly to: string }) => void;
}

function Head({ credit, now, onYear, onPeriod }: HeadProps) {
  const { year, years, period, lines } = credit;
  const [isChoosing, setChoosing] = useState(period !== null);
  const days = period && toDays(period);
  const name = days ? `${days.from}-${days.to}` : year;
  const hasCounted = lines.some(({ revokedAt }) => revokedAt === null);
  return (
    <header className={styles.head}>
      <nav className={styles.crumb} aria-label={m['credit.path']()}>
        <Link to={ROUTE_FRAMES.personalHome.path}>{m['shell.sidebar.mine']()}</Link>
        <Icon of={chevronRight} size={14} />
        <span aria-current="page">{m['credit.title']()}</span>
      </nav>
      <h1>{m['credit.title']()}</h1>
      <div className={styles.years} role="group" aria-label={m['credit.year']()}>
        {years.map((each) => (
          <button
            key={each}
            type="button"
            className="num"
            aria-pressed={each === year && !isChoosing}
            onClick={() => {
              setChoosing(false);
              onYear(each);
            }}
          >
            {each}
          </button>
        ))}
        <button type="button" aria-pressed={isChoosing} onClick={() => setChoosing(true)}>
          {m['credit.range']()}
        </button>
      </div>
      {hasCounted && (
        <div className={styles.actions}>
          <FileLanguageMenu
            target={
              <Button>
                <Icon of={download} size={18} />
                {m['credit.csv']()}
              </Button>
            }
            onChoose={(locale) => {
              const suffix = locale === DEFAULT_LOCALE ? '' : `-${locale}`;
              saveCsv(`osteon-credits-${name}${suffix}.csv`, buildCreditCsv(lines, locale));
            }}
          />
          <Button kind="primary" onClick={() => openDialog('exportTranscript', { year, ...days })}>
            <Icon of={print} size={18} />
            {m['credit.export']()}
          </Button>
        </div>
      )}
      {isChoosing && <PeriodForm {...credit} now={now} onChoose={onPeriod} />}
    </header>
  );
}

/** Credit earned in days of a year. */
function PeriodSummary({ period, earned, hours, lines }: CreditYear & { period: NonNullable<CreditYear['period']> }) {
  return (
    <section className={styles.period}>
      <h2 className="num">{periodText(period)}</h2>
      <p className="num">
        {m['credit.periodSum']({
          count: lines.filter(({ revokedAt }) => revokedAt === null).length,
          hours: formatCredit(hours),
          points: formatCredit(sumClasses(earned)),
        })}
      </p>
      <p>{m['credit.periodNote']()}</p>
    </section>
  );
}

/** The latest transcript, as long as it needs an action. */
function TranscriptState({ transcript }: Pick<CreditYear, 'transcript'>) {
  return (
    <div role="status">
      {transcript && (transcript.state !== 'ready' || transcript.url !== '') && (
        <p className={styles.transcript}>
          {transcriptText(transcript)}
          {transcript.url !== '' && (
            <a className={buttonClass({ size: 'sm' })} href={transcript.url} download>
              {m['credit.download']()}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function transcriptText({ serial, state, availableUntil }: NonNullable<CreditYear['transcript']>): string {
  switch (state) {
    case 'preparing':
      return m['credit.preparing']({ serial });
    case 'failed':
      return m['credit.failed']();
    case 'revoked':
      return m['credit.transcriptRevoked']({ serial });
    case 'ready':
      return m['credit.ready']({ serial, date: dateTimeText(availableUntil ?? 0) });
  }
}

interface LedgerProps {
  credit: CreditYear;
  query: URLSearchParams;
  onChange: (name: string, value: string) => void;
}

function Ledger({ credit, query, onChange }: LedgerProps) {
  const { lines, hours } = credit;
  const kind = parseKind(query.get('kind'));
  const text = query.get('q') ?? '';
  const shown = filterLines(lines, { kind, text });
  const kinds = CREDIT_SOURCES.filter((each) => lines.some(({ sourceType }) => sourceType === each));
  return (
    <>
      <div className={styles.filters} data-print="off">
        <ChipRow
          label={m['credit.kindHead']()}
          chips={[
            { value: '', label: m['credit.all']({ count: lines.length }) },
            ...kinds.map((each) => ({ value: each, label: kindText(each) })),
          ]}
          value={kind ?? ''}
          onChange={(value) => onChange('kind', value)}
        />
        <span className={`num ${styles.hours}`}>{m['credit.hoursSum']({ hours: formatCredit(hours) })}</span>
        <label className={styles.search}>
          <Icon of={search} size={16} />
          <input
            type="search"
            placeholder={m['credit.search']()}
            aria-label={m['credit.search']()}
            value={text}
            onChange={({ currentTarget }) => onChange('q', currentTarget.value)}
          />
        </label>
      </div>
      {shown.length === 0 ? <Empty text={m['credit.noneFound']()} /> : <CreditLines {...credit} lines={shown} />}
      <p className={styles.note}>{m['credit.note']()}</p>
    </>
  );
}
