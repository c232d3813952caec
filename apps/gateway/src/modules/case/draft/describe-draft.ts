import { formatDateTime } from '@osteon/domain';
import type { DraftProblem } from './find-problems-service.ts';
import type { ReviewedDraft } from './review-service.ts';

/** The lines that show a draft to its reviewer, in the order of its page; no line is made of a text alone. */
export function* describeDraft({ draft, author, problems }: ReviewedDraft): Iterable<string> {
  const { id, version, title, note, stateChangedAt, caseId, fields } = draft;
  const { patient, decision } = fields;
  yield `${id}  version ${version}  submitted ${formatDateTime(stateChangedAt)}  by ${author}`;
  if (caseId !== null) yield `revises: ${caseId}`;
  yield `title: ${title}`;
  if (note !== '') yield `note: ${note}`;
  yield `specialty: ${fields.specialtyId ?? ''}`;
  for (const tag of fields.tags) yield `${tag.id === null ? 'new tag' : 'tag'}: ${tag.name} (${tag.kind})`;
  yield `patient: ${patient.sex} ${patient.age ?? ''} ${patient.occupation}`;
  yield `consent: ${fields.consent ? 'confirmed' : 'missing'}`;
  yield* section('chief complaint', fields.chiefComplaint);
  yield* section('history', fields.history);
  yield* section('examination', fields.examination);
  for (const { kind, view, finding } of fields.imaging) yield* section('imaging', `${kind} ${view}: ${finding}`);
  for (const { imageId, caption, phase } of fields.images) yield `image: ${imageId} ${phase} ${caption}`;
  for (const { seriesId, title: name, phase } of fields.series) yield `series: ${seriesId} ${phase} ${name}`;
  yield* section('laboratory', fields.laboratory);
  yield* section('diagnosis', `${fields.diagnosis}; ${fields.classification}`);
  yield* section('question', decision.question);
  for (const [index, option] of decision.options.entries()) {
    yield* section(index === decision.chosen ? 'option, chosen' : 'option', option);
  }
  yield* section('reason', decision.reason);
  yield* section('operation', fields.operation);
  for (const { time, finding, score } of fields.followUp) yield* section('follow-up', `${time}: ${finding} ${score}`);
  yield* section('discussion', fields.discussion);
  for (const judged of fields.harmless) yield `judged as no identifier: ${judged}`;
  for (const problem of problems) yield describeProblem(problem);
}

/** A problem as a line of the operator. */
export const describeProblem = ({ section: name, reason, detail }: DraftProblem): string =>
  `problem: ${name} ${reason} ${detail}`.trimEnd();

/** Every line of a text has its heading, so that a text cannot pass for a line of the command. */
function* section(heading: string, text: string): Iterable<string> {
  if (text.trim() === '') return;
  for (const line of text.split(/\r\n?|\n/)) yield `${heading}: ${line}`;
}
