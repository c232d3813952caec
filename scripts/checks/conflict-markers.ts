import { spawnSync } from 'node:child_process';

/** The lines with which a merge names its sides; the one between them may be a heading's underline. */
const MARKERS = String.raw`^(<{7}|\|{7}|>{7})( |$)`;

/**
 * Each line that a merge has left in a text file that the repository below `root` tracks, of any kind. Git reads them
 * in a fraction of a second and leaves out binary ones. A copy without its repository has no findings.
 */
export function checkConflictMarkers(root: string): readonly string[] {
  const { stdout } = spawnSync('git', ['grep', '--line-number', '-I', '--extended-regexp', MARKERS], {
    cwd: root,
    encoding: 'utf8',
  });
  return (stdout ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `${line.split(':', 2).join(':')} is a line of a merge conflict.`);
}
