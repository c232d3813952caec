import { formatDuration } from '@osteon/domain';
import { useId } from 'react';
import type { StartedReplay } from '../../../entities/replay/api/list-begun-replays.ts';
import { m } from '../../../texts/index.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import area from '../../../ui/link-area/link-area.module.css';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink, useTitle } from '../../../ui/title/title.tsx';
import styles from './resume-replay.module.css';

/** The replay that was watched last, to resume it (rules/replay#continue-watching). */
export function ResumeReplay({ replay }: { replay: StartedReplay }) {
  const id = useId();
  const { picture, pcLink, positionSeconds, durationSeconds, chapterTitle } = replay;
  const titles = eventTitles(replay);
  const { text } = useTitle(titles);
  return (
    <section className={styles.resume} aria-labelledby={id}>
      <h2 id={id}>{m['live.list.resume']()}</h2>
      <div className={area.area}>
        <Cover
          className={styles.cover}
          picture={picture}
          sizes="(max-width: 499px) 128px, 308px"
          alt=""
          duration={formatDuration(durationSeconds)}
          watched={positionSeconds / durationSeconds}
        />
        <div>
          <h3>
            <TitleLink to={pcLink} of={chapterTitle === '' ? titles : { title: chapterTitle, titleEn: '' }} />
          </h3>
          <p>
            {chapterTitle !== '' && <span>{text}</span>}
            <span className="num">
              {m['live.list.left']({ time: formatDuration(durationSeconds - positionSeconds) })}
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
