import { spawnSync } from 'node:child_process';
import { StartupError } from '../startup-error.ts';

/** The way to run a program without root privileges and bound to this process, and the owner of its files. */
export interface PrivilegeDrop {
  /** Prefix of the command line. */
  readonly prefix: readonly string[];
  /** Owner of the data folder, as user and group id; undefined where the gateway's own user is the owner. */
  readonly owner: number | undefined;
}

/** `daemon`, which every Linux system has: initdb refuses a user id without a name. */
const DAEMON = 1;

/**
 * PostgreSQL refuses to run as root. In a user namespace root has another user id and keeps its access to its own
 * folders. Containers often forbid namespaces; there the real user changes, and one capability keeps closed
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

/** Makes the system stop a program when the gateway ends, even by SIGKILL; SIGINT is PostgreSQL's fast shutdown. */
const endWithUs = ['setpriv', '--pdeathsig', 'INT', '--'];

/**
 * Selects how to run PostgreSQL for the user of the gateway.
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
