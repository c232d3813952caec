import type { Command } from '../../src/operator/command.ts';

/** The lines that a command of the operator prints. */
export async function runCommand<Parts>(
  command: Pick<Command<Parts>, 'read'>,
  parts: Parts,
  words: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of command.read(words)(parts)) lines.push(line);
  return lines;
}
