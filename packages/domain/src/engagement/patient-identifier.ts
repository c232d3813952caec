import { findBedNumbers } from './patient-identifiers/bed-number.ts';
import { hideHarmlessNumbers } from './patient-identifiers/harmless-number.ts';
import { normalizeText } from './patient-identifiers/normalize-text.ts';
import { findPatientNames } from './patient-identifiers/patient-name.ts';
import { findPhoneNumbers } from './patient-identifiers/phone-number.ts';
import { findRecordNumbers } from './patient-identifiers/record-number.ts';
import { findResidentIds } from './patient-identifiers/resident-id.ts';
import { findRanges, type Range } from './patient-identifiers/text-range.ts';

/** With spaces around the @ and with `(at)` for it, as people write who hide an address from programs. */
const ADDRESS =
  /(?<![\w.%+-])[\w.%+-]{1,64} {0,2}(?:@|\(at\)|\[at\]|#(?=(?:qq|163|126|gmail|sina|outlook|hotmail)\.com)) {0,2}(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,5}[a-z]{2,24}(?![a-z\d])/dgi;

/** E-mail addresses. */
function findEmailAddresses(text: string): readonly Range[] {
  return findRanges(text, ADDRESS);
}

/** Kinds of patient identifiers; where two overlap, the one that comes first here is reported. */
export const PATIENT_IDENTIFIER_KINDS = ['residentId', 'email', 'phone', 'record', 'bed', 'name'] as const;
type PatientIdentifierKind = (typeof PATIENT_IDENTIFIER_KINDS)[number];

/** A part of a text that identifies a patient, in code units of the original text. */
export interface PatientIdentifier extends Range {
  readonly kind: PatientIdentifierKind;
}

/**
 * The parts of a clinical text that identify a patient, in their order, without overlaps
 * (rules/patient-identifiers#patient-identifiers). Full-width forms, invisible characters and traditional characters
 * make no difference.
 */
export function findPatientIdentifiers(text: string): readonly PatientIdentifier[] {
  const normalized = normalizeText(text);
  const numbers = hideHarmlessNumbers(normalized.text);
  const found: Record<PatientIdentifierKind, readonly Range[]> = {
    residentId: findResidentIds(normalized.text, numbers),
    email: findEmailAddresses(normalized.text),
    phone: findPhoneNumbers(numbers),
    record: findRecordNumbers(numbers),
    bed: findBedNumbers(normalized.text),
    name: findPatientNames(normalized.text),
  };
  const identifiers: PatientIdentifier[] = [];
  const occupied = new Uint8Array(normalized.text.length);
  for (const kind of PATIENT_IDENTIFIER_KINDS) {
    for (const { start, end } of found[kind]) {
      if (occupied.subarray(start, end).includes(1)) continue;
      occupied.fill(1, start, end);
      identifiers.push({ kind, start, end });
    }
  }
  return identifiers
    .map(({ kind, start, end }) => ({ kind, ...normalized.getOriginalRange({ start, end }) }))
    .toSorted((a, b) => a.start - b.start);
}
