import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperatorContext } from '../../src/operator/commands.ts';
import { contentCommand } from '../../src/operator/content/content-command.ts';

/** The JSON of a video. */
export const describeVideo = (id: string) => ({
  id,
  kind: 'lecture',
  title: `骨盆复位示范 ${id}`,
  titleEn: 'Pelvic reduction',
  specialty: 'trauma',
  author: 'e01',
  tags: [] as string[],
  summary: '骨盆骨折闭合复位的完整过程。',
  level: '进阶',
  chapters: [{ startSeconds: 0, title: '体位' }],
  publish: true,
});

/** The JSON of a PDF. */
export const describePaper = (id: string) => ({
  id,
  kind: '指南',
  title: `跟骨骨折康复指南 ${id}`,
  specialty: 'trauma',
  author: 'e01',
  summary: '康复的分期与目标。',
  evidenceDate: '2025',
  publish: true,
});

/** Puts a file and its JSON into a folder of their own below `folder`; returns the path of the file. */
export async function writeItem(
  folder: string,
  { name, source, json }: { name: string; source: string | Buffer; json: object },
): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'item-')), name);
  if (typeof source === 'string') await copyFile(source, path);
  else await writeFile(path, source);
  await writeFile(path.replace(/\.[^.]+$/, '.json'), JSON.stringify(json));
  return path;
}

/** Runs the operator's command `content` and returns its lines. */
export async function runContent(operator: OperatorContext, words: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of contentCommand.read(words)(operator)) lines.push(line);
  return lines;
}
