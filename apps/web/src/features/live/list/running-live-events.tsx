import type { LiveListItem } from '@osteon/contract';
import { formatTime, ResourceType, selectLeadAgenda } from '@osteon/domain';
import clsx from 'clsx';
import { cardMark } from '../../../lib/analytics/card-marks.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { nameText } from '../../../texts/name-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Picture } from '../../../ui/cover/picture.tsx';
import area from '../../../ui/link-area/link-area.module.css';
import { LiveMark } from '../../../ui/mark/mark.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink, useTitle } from '../../../ui/title/title.tsx';
import { LecturerLine } from './lecturer-line.tsx';
import styles from './running-live-events.module.css';

/** The number of cards beside the lead; the others are below. */
const BESIDE = 2;

/** The running events: the one that started first as the lead, the others as cards (rules/live#lists). */
export function RunningLiveEvents({ liveEvents }: { liveEvents: readonly LiveListItem[] }) {
  const [lead, ...others] = liveEvents;
  if (!lead) return null;
  const below = others.slice(BESIDE);
  return (
    <section
      className={clsx(styles.running, others.length > 0 && styles.beside)}
      aria-label={m['live.status.living']()}
    >
      <Lead live={lead} />
      {others.length > 0 && (
        <ul className={styles.side}>
          {others.slice(0, BESIDE).map((live) => (
            <RunningCard key={live.activityId} live={live} />
          ))}
        </ul>
      )}
      {below.length > 0 && (
        <ul className={styles.below}>
          {below.map((live) => (
            <RunningCard key={live.activityId} live={live} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Lead({ live }: { live: LiveListItem }) {
  const { picture, specialty, viewCount, lecturers, agenda, channelCount, pcLink } = live;
  const { text } = useTitle(eventTitles(live));
  return (
    <article className={clsx('night', styles.lead)} {...mark(live, 'lead')}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 1080px) 100vw, 640px" eager />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          <LiveMark />
          <span>{nameText(specialty)}</span>
          {viewCount > 0 && <span className="num">{m['live.card.viewers']({ count: countText(viewCount) })}</span>}
        </p>
        <h2>
          <TitleLink to={pcLink} of={eventTitles(live)} className="target lines" />
        </h2>
        <p className={styles.by}>
          <b>{lecturers[0]?.name}</b>
          {lecturers[0]?.hospital}
        </p>
        <ol className={styles.agenda}>
          {selectLeadAgenda(agenda).map((line) => (
            <li key={line.itemId} data-state={line.state}>
              <time className="num">{formatTime(line.at)}</time>
              <span>{line.title}</span>
              {line.state === 'running' && <em>{m['live.agenda.running']()}</em>}
            </li>
          ))}
        </ol>
        <p className={styles.enter}>
          <ButtonLink kind="primary" to={pcLink} aria-label={`${m['live.list.enter']()} ${text}`}>
            {m['live.list.enter']()}
          </ButtonLink>
          {channelCount > 1 && <span className="num">{m['live.list.channels']({ count: channelCount })}</span>}
        </p>
      </div>
    </article>
  );
}

function RunningCard({ live }: { live: LiveListItem }) {
  const running = live.agenda.find(({ state }) => state === 'running');
  return (
    <li className={clsx(area.area, styles.card)} {...mark(live, 'tile')}>
      <Cover
        className={styles.cover}
        picture={live.picture}
        sizes="(max-width: 499px) 128px, 152px"
        alt=""
        mark={<LiveMark />}
      />
      <div>
        <h3>
          <TitleLink to={live.pcLink} of={eventTitles(live)} />
        </h3>
        <LecturerLine className={styles.lecturers} lecturers={live.lecturers} />
        {running && (
          <p className={styles.item}>
            <b className="num">{formatTime(running.at)}</b>
            {running.title}
          </p>
        )}
        <p className={styles.foot}>
          <Tag specialtyId={live.specialty.id}>{nameText(live.specialty)}</Tag>
          {live.viewCount > 0 && (
            <span className="num">{m['live.card.viewers']({ count: countText(live.viewCount) })}</span>
          )}
        </p>
      </div>
    </li>
  );
}

const mark = ({ activityId }: LiveListItem, style: 'lead' | 'tile') =>
  cardMark({ resourceType: ResourceType.live, resourceId: activityId }, style);
