import type { KeyCommand } from '../../../entities/video/player/key-commands.ts';

/** The command as the screen shows it after `before`, which it still shows: steps in one direction add up. */
export function addUp(before: KeyCommand | null, command: KeyCommand): KeyCommand {
  if (before?.do !== 'seekBy' || command.do !== 'seekBy') return command;
  const isSameWay = Math.sign(before.seconds) === Math.sign(command.seconds);
  return isSameWay ? { do: 'seekBy', seconds: before.seconds + command.seconds } : command;
}
