import { spawnSync } from 'node:child_process';
import { StartupError } from '../startup-error.ts';

/** How to run a program so that it does not see itself as root and ends with us, and who then owns its files. */
export interface PrivilegeDrop {
  /** Words to put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** Owner of the data folder, as user and group id; undefined where the gateway's own user is the owner. */
  readonly owner: number | undefined;
}

/** `daemon`, which every Linux system has: initdb refuses a user id without a name. */
const DAEMON = 1;

/**
 * PostgreSQL refuses to run as root. In a user namespace root merely looks like another user and keeps its access to
 * its own folders. Containers often forbid namespaces; there the real user changes, and one capability keeps closed
 * parent folders (mode 700) passable.
 */
const ways: readonly PrivilegeDrop[] = [
  { prefix: ['unshare', '--user', `--map-user=${DAEMON}`, `--map-group=${DAEMON}`, '--'], owner: 0 },
  {
    prefix: [
      'setpriv',
      `--reuid=${DAEMON}`,
      `--regid=${DAEMON}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--',
    ],
    owner: DAEMON,
  },
];

/** Lets the system stop a program once the gateway is gone, however that came: SIGINT is PostgreSQL's fast shutdown. */
const endWithUs = ['setpriv', '--pdeathsig', 'INT', '--'];

/**
 * Picks the way to run PostgreSQL for the user that the gateway runs as.
 * @throws {StartupError} for root where neither way is allowed.
 */
export function findPrivilegeDrop(): PrivilegeDrop {
  const identity =
    process.getuid?.() === 0 ? ways.find(({ prefix }) => works(prefix)) : { prefix: [], owner: undefined };
  if (!identity) {
    throw new StartupError(
      'PostgreSQL cannot run as root, and unshare and setpriv are not allowed here. ' +
        'Start as an ordinary user or set DATABASE_URL.',
    );
  }
  return { ...identity, prefix: [...identity.prefix, ...(works(endWithUs) ? endWithUs : [])] };
}

function works([program = '', ...words]: readonly string[]): boolean {
  return spawnSync(program, [...words, 'true']).status === 0;
}
