import { isBody } from '../../../../lib/gateway/envelope.ts';
import { m } from '../../../../texts/index.ts';
import { joinDetails, joinList } from '../../../../texts/join-text.ts';

/** A value of a draft in words, whatever its part of the draft; empty for none. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? m['caseEditor.rail.consent']() : '';
  if (Array.isArray(value)) return joinList(value.map(valueText).filter(Boolean));
  if (!isBody(value)) return '';
  const { age, phase, kind, sex, name, imageId, seriesId, id: _id, ...texts } = value;
  if (typeof name === 'string') return name;
  const parts = [
    valueText(sex),
    typeof age === 'number' ? m['case.age']({ age }) : '',
    typeof kind === 'string' ? kind : '',
    ...Object.values(texts).map(valueText),
    phaseText(phase),
  ];
  const text = joinDetails(parts);
  if (imageId !== undefined || seriesId !== undefined) return text || m['caseEditor.field.images']();
  return text;
}

function phaseText(phase: unknown): string {
  if (phase === 'before') return m['caseEditor.media.phaseBefore']();
  return phase === 'after' ? m['caseEditor.media.phaseAfter']() : '';
}
