import { formatTime } from '@osteon/domain';
import type { Home } from '../../entities/home/api/get-home.ts';
import { m } from '../../texts/index.ts';

const LINES = 3;

/** Three lines of the agenda around the running one. */
export function HomeLeadAgenda({ agenda }: { agenda: NonNullable<Home['lead']>['agenda'] }) {
  const running = agenda.findIndex((line) => line.running);
  const start = Math.max(0, Math.min(running - 1, agenda.length - LINES));
  return (
    <ol className="home-lead-agenda">
      {agenda.slice(start, start + LINES).map((line, index) => (
        <li key={line.at} data-state={getState(line.running, start + index < running)}>
          <time className="num">{formatTime(line.at)}</time>
          <span>{line.title}</span>
          {line.running && <span className="home-lead-now">{m['live.agenda.running']()}</span>}
        </li>
      ))}
    </ol>
  );
}

function getState(running: boolean, past: boolean): 'running' | 'past' | 'coming' {
  if (running) return 'running';
  return past ? 'past' : 'coming';
}
