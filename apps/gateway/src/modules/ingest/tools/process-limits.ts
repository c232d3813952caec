import { spawnSync } from 'node:child_process';

/** Private memory of one program in bytes: enough for three encoders of an 8K video. */
const MEMORY_BYTES = 6 * 1024 ** 3;

/**
 * Prefixes of a command line, all of util-linux and coreutils: a media program has less priority than the gateway, is
 * killed with it even by SIGKILL, and cannot use all memory of the machine.
 */
const PREFIXES = [
  ['nice', '-n', '10'],
  ['setpriv', '--pdeathsig', 'KILL', '--'],
  ['prlimit', `--data=${MEMORY_BYTES}`, '--'],
];

let prefix: readonly string[] | undefined;

/** The prefix of every command line of a media program; programs that this machine lacks are left out. */
export function getProcessPrefix(): readonly string[] {
  prefix ??= PREFIXES.filter(([program = '', ...words]) => spawnSync(program, [...words, 'true']).status === 0).flat();
  return prefix;
}
