import { formatTime, selectLeadAgenda } from '@osteon/domain';
import type { Home } from '../../entities/home/api/get-home.ts';
import { m } from '../../texts/index.ts';

/** The lead's lines of the agenda; the gateway prerenders them. */
export function HomeLeadAgenda({ agenda }: { agenda: NonNullable<Home['lead']>['agenda'] }) {
  return (
    <ol className="home-lead-agenda">
      {selectLeadAgenda(agenda).map((line) => (
        <li key={line.itemId} data-state={line.state}>
          <time className="num">{formatTime(line.at)}</time>
          <span>{line.title}</span>
          {line.state === 'running' && <span className="home-lead-now">{m['live.agenda.running']()}</span>}
        </li>
      ))}
    </ol>
  );
}
