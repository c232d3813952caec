import { STORAGE_KEYS } from '@osteon/domain';
import { useState } from 'react';

/** A picture that is uploaded and waits for the submission. */
export interface UploadedPicture {
  readonly attPath: string;
  /** In bytes. */
  readonly size: number;
  /** The time of the upload, in ms. */
  readonly at: number;
}

/** The input of a company. */
export interface CompanyDraft {
  readonly company: string;
  readonly licenceNo: string;
  readonly legalPerson: string;
  readonly licence: UploadedPicture | null;
  readonly letter: UploadedPicture | null;
}

/** An upload can be submitted for a day (rules/certification-pictures#pictures). */
const UPLOAD_TTL_MS = 24 * 60 * 60_000;

/** The draft of a customer, stored in this browser until it is submitted (rules/certification-pages#company-page). */
export function useCompanyDraft(
  customerId: string,
  initial: Pick<CompanyDraft, 'company' | 'licenceNo' | 'legalPerson'>,
) {
  const [draft, setDraft] = useState<CompanyDraft>(
    () => readCompanyDraft(customerId) ?? { licence: null, letter: null, ...initial },
  );
  const change = (changed: Partial<CompanyDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...changed };
      localStorage.setItem(STORAGE_KEYS.companyDraft, JSON.stringify({ customerId, draft: next }));
      return next;
    });
  return [draft, change] as const;
}

/** Clears the draft, once it is submitted. */
export const clearCompanyDraft = (): void => localStorage.removeItem(STORAGE_KEYS.companyDraft);

function readCompanyDraft(customerId: string): CompanyDraft | null {
  const stored = parse(localStorage.getItem(STORAGE_KEYS.companyDraft));
  if (stored?.customerId !== customerId) return null;
  const { draft } = stored;
  return { ...draft, licence: dropExpired(draft.licence), letter: dropExpired(draft.letter) };
}

const dropExpired = (picture: UploadedPicture | null) =>
  picture && Date.now() - picture.at < UPLOAD_TTL_MS ? picture : null;

/** Only this file writes the key; a value of an older version is dropped. */
function parse(text: string | null): { customerId: string; draft: CompanyDraft } | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is { customerId: string; draft: CompanyDraft } {
  if (typeof value !== 'object' || value === null || !('customerId' in value) || !('draft' in value)) return false;
  const { draft } = value;
  return typeof draft === 'object' && draft !== null && 'company' in draft && 'licence' in draft && 'letter' in draft;
}
