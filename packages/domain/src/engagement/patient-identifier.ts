import { findBedNumbers } from './patient-identifiers/bed-number.ts';
import { findEmailAddresses } from './patient-identifiers/email-address.ts';
import { foldText } from './patient-identifiers/fold-text.ts';
import { hideHarmlessNumbers } from './patient-identifiers/harmless-number.ts';
import { findPatientNames } from './patient-identifiers/patient-name.ts';
import { findPhoneNumbers } from './patient-identifiers/phone-number.ts';
import { findRecordNumbers } from './patient-identifiers/record-number.ts';
import { findResidentIds } from './patient-identifiers/resident-id.ts';
import type { Range } from './patient-identifiers/text-range.ts';

/** Kinds of patient identifiers; where two overlap, the one that comes first here is reported. */
export const PATIENT_IDENTIFIER_KINDS = ['residentId', 'email', 'phone', 'record', 'bed', 'name'] as const;
type PatientIdentifierKind = (typeof PATIENT_IDENTIFIER_KINDS)[number];

/** A part of a text that identifies a patient, in code units of the original text. */
export interface PatientIdentifier extends Range {
  readonly kind: PatientIdentifierKind;
}

/**
 * The parts of a clinical text that identify a patient, in their order, without overlaps
 * (rules/engagement#patient-identifiers). Full-width forms, invisible characters and traditional characters make no
 * difference.
 */
export function findPatientIdentifiers(text: string): readonly PatientIdentifier[] {
  const folded = foldText(text);
  const numbers = hideHarmlessNumbers(folded.text);
  const found: Record<PatientIdentifierKind, readonly Range[]> = {
    residentId: findResidentIds(folded.text, numbers),
    email: findEmailAddresses(folded.text),
    phone: findPhoneNumbers(numbers),
    record: findRecordNumbers(numbers),
    bed: findBedNumbers(folded.text),
    name: findPatientNames(folded.text),
  };
  const kept: PatientIdentifier[] = [];
  const taken = new Uint8Array(folded.text.length);
  for (const kind of PATIENT_IDENTIFIER_KINDS) {
    for (const { start, end } of found[kind]) {
      if (taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      kept.push({ kind, start, end });
    }
  }
  return kept
    .map(({ kind, start, end }) => ({ kind, ...folded.getOriginalRange({ start, end }) }))
    .toSorted((a, b) => a.start - b.start);
}
