import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, lock } from '../../../ui/icon/icons.ts';
import { lengthText } from '../length-text.ts';
import styles from './live-facts.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

const CONDITIONS = {
  login: { met: () => m['live.detail.afterLoginMet'](), open: () => m['live.detail.afterLogin']() },
  auth: { met: () => m['live.detail.afterAuthMet'](), open: () => m['live.detail.afterAuth']() },
} as const;

/** Who lectures first, how long, in how many pictures, how often watched, and who may watch (rules/live#who-may-watch). */
export function LiveFacts({ live }: { live: Live }) {
  const { lecturers, channelList, status, authorizeType } = live;
  const [lecturer] = lecturers;
  const condition = authorizeType === 'all' ? null : CONDITIONS[authorizeType];
  const isMet = live.loginOrAuth.authStatus === 1;
  return (
    <p className={styles.facts}>
      {lecturer && (
        <>
          <b>{lecturer.name}</b>
          <span>{lecturer.hospital}</span>
        </>
      )}
      <span className="num">{lengthText(live)}</span>
      {channelList.length > 1 && (
        <span className="num">{m['live.detail.pictures']({ count: channelList.length })}</span>
      )}
      {status !== LiveStatus.advertise && <Watched live={live} />}
      {condition && (
        <span className={styles.condition}>
          <Icon of={isMet ? check : lock} size={16} />
          {isMet ? condition.met() : condition.open()}
        </span>
      )}
    </p>
  );
}

/** How often a replay was played, or how many watch or watched the event; nothing where nobody did. */
function Watched({ live: { status, viewCount, playbackCount } }: { live: Live }) {
  const isReplay = status === LiveStatus.replay;
  const count = isReplay ? playbackCount : viewCount;
  if (count === 0) return null;
  return (
    <span className="num">{isReplay ? m['live.detail.plays']({ count }) : m['live.detail.viewers']({ count })}</span>
  );
}
