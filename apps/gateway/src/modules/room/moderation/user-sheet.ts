import type { ResponseOf } from '@osteon/contract';
import { formatDateTime, type Locale } from '@osteon/domain';
import { buildCsvHeading, buildCsvRows } from '../../../platform/csv/write-csv.ts';
import { m } from '../../../texts/index.ts';

type Person = ResponseOf<'getUserList'>['list'][number];

const COLUMNS = [
  m['live.user.name'],
  m['live.user.company'],
  m['live.user.role'],
  m['live.user.channel'],
  m['live.user.joinedAt'],
  m['live.user.messageNum'],
  m['live.user.speakState'],
];
const ROLES = {
  '': m['live.user.audience'],
  anchor: m['live.user.anchor'],
  lecturer: m['live.user.lecturer'],
  assistant: m['live.user.assistant'],
};
const SPEAK_STATES = [m['live.user.free'], m['live.user.muted'], m['live.user.banned']];

/** Writes people with the fields for assistants as a CSV, whose texts are never formulas. */
export function buildUserSheet(people: readonly Person[], locale: Locale): string {
  const heading = buildCsvHeading(COLUMNS.map((title) => title({}, { locale })));
  const rows = people.map(({ userName, company, role, moderation }) => [
    userName,
    company,
    ROLES[role]({}, { locale }),
    moderation?.channel === 'h5' ? m['live.user.phone']({}, { locale }) : m['live.user.pc']({}, { locale }),
    moderation ? formatDateTime(moderation.joinedAt) : '',
    moderation?.messageNum ?? 0,
    SPEAK_STATES[moderation?.speakState ?? 0]?.({}, { locale }) ?? '',
  ]);
  return heading + buildCsvRows(rows);
}
