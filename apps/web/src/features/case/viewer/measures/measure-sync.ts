import type { RequestOf, ResponseOf } from '@osteon/contract';
import { CASE_MEASURES_MAX } from '@osteon/domain';
import { storedCustomerId } from '../../../../lib/gateway/identity.ts';
import { saveCaseMeasures } from '../../api/save-case-measures.ts';
import type { ViewerStore } from '../state/viewer-store.ts';
import type { MeasuresBySeries } from './measure.ts';
import { mergeMeasures, readStoredMeasures, storeMeasures } from './stored-measures.ts';

/** Ms without a change after which measures are sent. */
const SAVE_DELAY_MS = 1_000;

/** The measures that the gateway returned, by series. */
export function toMeasures({ list }: ResponseOf<'getCaseMeasures'>): MeasuresBySeries {
  return Object.fromEntries(
    list.map(({ stackId, imageId, measures }) => [stackId ? `stack:${stackId}` : `image:${imageId}`, measures]),
  );
}

function toPayload(caseId: string, key: string, measures: MeasuresBySeries): RequestOf<'saveCaseMeasures'> {
  const id = key.slice(key.indexOf(':') + 1);
  const target = key.startsWith('stack:') ? { stackId: id } : { imageId: id };
  return { id: caseId, ...target, measures: (measures[key] ?? []).slice(-CASE_MEASURES_MAX) };
}

/**
 * Stores the measures of a case for one customer, or for a visitor (rules/case-viewer#saving): each change at once in
 * the browser, and a customer's a moment later at the gateway, which replaces the copy in the browser.
 */
export class MeasureSync {
  readonly #store: ViewerStore;
  readonly #caseId: string;
  readonly #customerId: string;
  readonly #unsubscribe: () => void;
  /** Series whose measures the gateway does not have. */
  readonly #unsaved = new Set<string>();
  /** Series with measures of a visitor that are not yet added to those of the account. */
  #adopted: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isApplying = false;

  constructor(store: ViewerStore, caseId: string, customerId: string) {
    this.#store = store;
    this.#caseId = caseId;
    this.#customerId = customerId;
    const stored = readStoredMeasures(caseId, customerId);
    if (customerId !== '') for (const key of Object.keys(stored)) this.#unsaved.add(key);
    this.#apply(mergeMeasures(stored, this.#adoptVisitors()));
    this.#unsubscribe = store.subscribe(({ measures }, before) => {
      if (measures !== before.measures && !this.#isApplying) this.#change(measures, before.measures);
    });
    if (this.#unsaved.size > 0) this.#schedule();
  }

  /**
   * Takes over the account's measures of the gateway. A series that was changed here stays as it is; measures that a
   * visitor took along into the account are added to it.
   */
  receive(received: MeasuresBySeries): void {
    const own = this.#store.getState().measures;
    const adopted = new Set(this.#adopted);
    const unsaved = [...this.#unsaved].filter((key) => !adopted.has(key));
    const merged = mergeMeasures(pick(own, this.#adopted), pick(received, this.#adopted));
    this.#adopted = [];
    this.#apply({ ...received, ...pick(own, unsaved), ...merged });
    this.#storeUnsaved();
    if (this.#unsaved.size > 0) this.#schedule();
  }

  /** Sends what is not saved, as before the page goes. */
  flush(): void {
    clearTimeout(this.#timer);
    void this.#send();
  }

  close(): void {
    this.flush();
    this.#unsubscribe();
  }

  /** A visitor who has logged in: the measures become the account's, and are deleted from the browser's own. */
  #adoptVisitors(): MeasuresBySeries {
    if (this.#customerId === '') return {};
    const adopted = readStoredMeasures(this.#caseId, '');
    this.#adopted = Object.keys(adopted);
    if (this.#adopted.length === 0) return {};
    for (const key of this.#adopted) this.#unsaved.add(key);
    const merged = mergeMeasures(readStoredMeasures(this.#caseId, this.#customerId), adopted);
    if (storeMeasures(this.#caseId, this.#customerId, merged)) storeMeasures(this.#caseId, '', {});
    return adopted;
  }

  #apply(measures: MeasuresBySeries): void {
    this.#isApplying = true;
    this.#store.setState({ measures, undoable: [] });
    this.#isApplying = false;
  }

  #change(measures: MeasuresBySeries, before: MeasuresBySeries): void {
    for (const key of Object.keys(measures)) if (measures[key] !== before[key]) this.#unsaved.add(key);
    // An undo of a series' first measure leaves it without an entry.
    for (const key of Object.keys(before)) if (!measures[key]) this.#unsaved.add(key);
    this.#storeUnsaved();
    this.#schedule();
  }

  /** Writes to the browser what the gateway does not have. */
  #storeUnsaved(): void {
    // Nothing of a customer who has left stays in the browser.
    if (storedCustomerId() !== this.#customerId) return;
    const { measures } = this.#store.getState();
    const own = this.#customerId === '' ? withoutEmpty(measures) : pick(measures, [...this.#unsaved]);
    storeMeasures(this.#caseId, this.#customerId, own);
  }

  #schedule(): void {
    if (this.#customerId === '') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), SAVE_DELAY_MS);
  }

  async #send(): Promise<void> {
    if (this.#customerId === '' || storedCustomerId() !== this.#customerId) return;
    if (this.#isSending || this.#adopted.length > 0) return;
    this.#isSending = true;
    try {
      for (const key of this.#unsaved) {
        const { measures } = this.#store.getState();
        await saveCaseMeasures(toPayload(this.#caseId, key, measures));
        // Changed again meanwhile, it is sent again.
        if (this.#store.getState().measures[key] === measures[key]) this.#unsaved.delete(key);
        else this.#schedule();
      }
    } catch {
      // It stays in the browser until the connection is back, or the case is opened again.
    } finally {
      this.#isSending = false;
      this.#storeUnsaved();
    }
  }
}

const pick = (measures: MeasuresBySeries, keys: readonly string[]): MeasuresBySeries =>
  Object.fromEntries(keys.map((key) => [key, measures[key] ?? []]));

const withoutEmpty = (measures: MeasuresBySeries): MeasuresBySeries =>
  Object.fromEntries(Object.entries(measures).filter(([, list]) => list.length > 0));
