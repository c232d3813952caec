import { formatTime, selectLeadAgenda } from '@osteon/domain';
import type { Home } from '../../entities/home/api/get-home.ts';
import { m } from '../../texts/index.ts';
import { ClockNote } from '../../ui/own-time/own-time.tsx';

/** The lead's lines of the agenda; the gateway prerenders them. */
export function HomeLeadAgenda({ agenda }: { agenda: NonNullable<Home['lead']>['agenda'] }) {
  const lines = selectLeadAgenda(agenda);
  return (
    <>
      <ol className="home-lead-agenda">
        {lines.map((line) => (
          <li key={line.itemId} data-state={line.state}>
            <time className="num">{formatTime(line.at)}</time>
            <span>{line.title}</span>
            {line.state === 'running' && <span className="home-lead-now">{m['live.agenda.running']()}</span>}
          </li>
        ))}
      </ol>
      <ClockNote at={lines[0]?.at} />
    </>
  );
}
