import type { LiveListItem } from '@osteon/contract';
import { formatDuration, getResumePosition, ResourceType } from '@osteon/domain';
import { Link } from 'react-router';
import type { StartedReplay } from '../../../entities/replay/api/list-begun-replays.ts';
import { cardMark } from '../../../lib/analytics/card-marks.ts';
import { countText } from '../../../texts/count-text.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { nameText } from '../../../texts/name-text.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { FoundWords, findWords } from '../../../ui/highlight/found-words.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, lock, play } from '../../../ui/icon/icons.ts';
import area from '../../../ui/link-area/link-area.module.css';
import { SoftMark } from '../../../ui/mark/mark.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink } from '../../../ui/title/title.tsx';
import styles from './past-live-event.module.css';

/** The number of chapters that a row shows. */
const SHOWN = 6;

interface PastLiveEventProps {
  live: LiveListItem;
  keyWord: string;
  /** The user's position in the replay; undefined if it was not started. */
  startedReplay: StartedReplay | undefined;
}

/** A past event with the chapters of its replay, and their watched part (rules/live#lists). */
export function PastLiveEvent({ live, keyWord, startedReplay }: PastLiveEventProps) {
  const watchedSeconds = startedReplay ? getWatchedSeconds(startedReplay) : 0;
  const { replay, specialty, lecturers, planBeginTime, playbackCount, authorizeType } = live;
  return (
    <article
      className={`${area.area} ${styles.row}`}
      {...cardMark({ resourceType: ResourceType.live, resourceId: live.activityId }, 'row')}
    >
      <Cover
        className={styles.cover}
        picture={live.picture}
        sizes="(max-width: 499px) 100vw, 256px"
        alt=""
        mark={<SoftMark>{liveStatusText(live.status)}</SoftMark>}
        duration={replay ? formatDuration(replay.durationSeconds) : undefined}
        watched={replay && watchedSeconds / replay.durationSeconds}
      />
      <div>
        <h2>
          <TitleLink to={live.pcLink} of={eventTitles(live)} />
        </h2>
        <p className={styles.details}>
          <Tag specialtyId={specialty.id}>{nameText(specialty)}</Tag>
          <span className={styles.by}>{joinList(lecturers.map(({ name }) => name))}</span>
          <time className="num">{dateText(planBeginTime)}</time>
          {playbackCount > 0 && (
            <span className="num">{m['live.detail.plays']({ count: countText(playbackCount) })}</span>
          )}
          {authorizeType !== 'all' && (
            <span className={styles.gate}>
              <Icon of={lock} size={14} />
              {authorizeType === 'login' ? m['live.list.needLogin']() : m['live.list.needAuth']()}
            </span>
          )}
          {replay && watchedSeconds > 0 && (
            <span className={`num ${styles.seen}`}>
              {watchedSeconds < replay.durationSeconds ? (
                m['live.list.watchedTo']({ time: formatDuration(watchedSeconds) })
              ) : (
                <>
                  <Icon of={check} size={14} />
                  {m['live.list.finished']()}
                </>
              )}
            </span>
          )}
        </p>
        {replay && <Hits hits={replay.hits} pcLink={live.pcLink} keyWord={keyWord} />}
        {replay && <Chapters replay={replay} pcLink={live.pcLink} keyWord={keyWord} watchedSeconds={watchedSeconds} />}
      </div>
    </article>
  );
}

/** The answers and messages with the searched words, each of which opens the replay at its second. */
function Hits({
  hits,
  pcLink,
  keyWord,
}: Pick<NonNullable<LiveListItem['replay']>, 'hits'> & Pick<ChaptersProps, 'pcLink' | 'keyWord'>) {
  if (hits.length === 0) return null;
  return (
    <ul className={`${styles.chapters} ${styles.hits}`}>
      {hits.map(({ seconds, kind, text, by }, index) => (
        // The hits of a search never change their order.
        <li key={index}>
          <Link to={`${pcLink}&t=${seconds}`}>
            <span className="num">
              <Icon of={play} size={12} filled />
              {formatDuration(seconds)}
            </span>
            <span>
              <FoundWords text={text} words={keyWord} />
              {by !== '' && <small>{kind === 'answer' ? m['live.list.answeredBy']({ name: by }) : by}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ChaptersProps {
  replay: NonNullable<LiveListItem['replay']>;
  /** The page of the event. */
  pcLink: string;
  keyWord: string;
  /** The seconds that were watched. */
  watchedSeconds: number;
}

/** The chapters, each of which opens the replay at its start; those that match the search are preferred. */
function Chapters({ replay, pcLink, keyWord, watchedSeconds }: ChaptersProps) {
  const { chapters, durationSeconds, answerCount, hits } = replay;
  const found = chapters.filter(({ title }) => keyWord !== '' && findWords(title, keyWord) !== null);
  const answered = hits.filter(({ kind }) => kind === 'answer').length;
  const others = chapters.filter((chapter) => !found.includes(chapter));
  const shown = [...found, ...others].slice(0, Math.max(SHOWN, found.length));
  return (
    <>
      <p className={styles.bar} aria-hidden="true">
        {chapters.map(({ startSeconds }, index) => {
          const end = chapters[index + 1]?.startSeconds ?? durationSeconds;
          const length = Math.max(1, end - startSeconds);
          const share = Math.min(1, Math.max(0, (watchedSeconds - startSeconds) / length));
          return (
            <i key={startSeconds} style={{ flexGrow: length }}>
              {share > 0 && <b style={{ width: `${share * 100}%` }} />}
            </i>
          );
        })}
      </p>
      <ol className={styles.chapters}>
        {shown
          .toSorted((one, other) => one.startSeconds - other.startSeconds)
          .map(({ startSeconds, title }) => (
            <li key={startSeconds}>
              <Link to={`${pcLink}&t=${startSeconds}`}>
                <span className="num">{formatDuration(startSeconds)}</span>
                <span>
                  <FoundWords text={title} words={keyWord} />
                </span>
              </Link>
            </li>
          ))}
      </ol>
      <p className={styles.count}>
        {m['live.list.chapters']({ count: chapters.length })}
        {answerCount > 0 && <span>{m['live.list.answers']({ count: answerCount })}</span>}
        {found.length > 0 && <b>{m['live.list.foundChapters']({ count: found.length })}</b>}
        {answered > 0 && <b>{m['live.list.foundAnswers']({ count: answered })}</b>}
        {hits.length > answered && <b>{m['live.list.foundMessages']({ count: hits.length - answered })}</b>}
      </p>
    </>
  );
}

/** The second to resume at; null if a replay was hardly started, or is nearly finished (rules/video#resume). */
export const getResumeSecond = ({ positionSeconds, durationSeconds }: StartedReplay): number | null =>
  getResumePosition(positionSeconds, durationSeconds);

/** The watched part of a replay, in seconds; 0 if it was hardly started. */
function getWatchedSeconds(replay: StartedReplay): number {
  const { positionSeconds, durationSeconds } = replay;
  if (getResumeSecond(replay) !== null) return positionSeconds;
  return positionSeconds > durationSeconds / 2 ? durationSeconds : 0;
}
