import { CASE_AUTOSAVE_SECONDS } from '@osteon/domain';
import { createStore } from 'zustand';
import { registerDraft } from '../../../../entities/case/unsaved-drafts.ts';
import { isDisconnected, onReconnect } from '../../../../lib/connection/connection-store.ts';
import { codes, GatewayError } from '../../../../lib/gateway/gateway-error.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { saveCaseDraft } from '../../api/save-case-draft.ts';
import { cleanDraft, type DraftText, isSameDraft } from './draft-text.ts';
import { removeCopy, storeCopy } from './stored-copies.ts';
import { parseStoredDraft, type StoredDraft } from './stored-draft.ts';

/** The state of the line that says what is saved (rules/case-editor#saving). */
type SaveState = 'new' | 'saved' | 'changed' | 'saving' | 'offline' | 'failed' | 'synced' | 'conflict' | 'closed';

/** The state of a draft that is edited. */
export interface Saving {
  readonly state: SaveState;
  readonly id: string | null;
  readonly version: number;
  /** Of the last save, in ms; null before the first. */
  readonly savedAt: number | null;
  /** The gateway's words of a failure; empty for none. */
  readonly reason: string;
  /** Number of saves that waited for the connection. */
  readonly waited: number;
  /** The version of another device, and the text from which both started. */
  readonly conflict: { readonly stored: StoredDraft; readonly base: DraftText | null } | null;
}

/** The draft as the editor opened it. */
export interface OpenedDraft {
  readonly customerId: string;
  readonly clientId: string;
  readonly id: string | null;
  readonly version: number;
  readonly savedAt: number | null;
  /** The text of that version. */
  readonly base: DraftText;
  /** The text as it is edited. */
  readonly text: DraftText;
  /** A later version that another device saved while this one was away. */
  readonly stored: StoredDraft | null;
}

const AUTOSAVE_MS = CASE_AUTOSAVE_SECONDS * 1000;

/** Pauses before a failed save is repeated, in ms; the last one stays. */
const RETRY_MS = [5_000, 15_000, 60_000];

/** A request that outlives its page may have 64 KB; some are left for its headers. */
const KEEPALIVE_MAX = 60_000;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Saves a draft after three seconds without typing, when its page is left and once the gateway can be reached again;
 * every change is in this browser at once (rules/case-editor#saving). `onCreated` gets the id of a new draft.
 */
export function createDraftSaver(opened: OpenedDraft, onCreated: (id: string) => void) {
  const { customerId, clientId } = opened;
  let { base, text } = opened;
  /** Texts that may have been saved though their answer was lost. */
  let sent: readonly DraftText[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> | null = null;
  const store = createStore<Saving>(() => ({
    state: opened.id === null ? 'new' : 'saved',
    id: opened.id,
    version: opened.version,
    savedAt: opened.savedAt,
    reason: '',
    waited: 0,
    conflict: null,
  }));
  const { getState, setState } = store;
  const isDirty = () => !isSameDraft(text, base);
  const isStopped = () => ['conflict', 'closed'].includes(getState().state);
  const key = () => ({ customerId, clientId, id: getState().id });
  const keep = () => storeCopy({ ...key(), version: getState().version, base, text, at: Date.now() });
  const schedule = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  };

  function change(next: DraftText): void {
    text = cleanDraft(next);
    if (!isDirty()) return;
    keep();
    if (isStopped()) return;
    if (isDisconnected()) setState(({ waited }) => ({ state: 'offline', waited: waited + 1 }));
    else if (getState().state !== 'saving')
      setState(({ state, waited }) => ({ state: 'changed', waited: state === 'synced' ? 0 : waited }));
    schedule(AUTOSAVE_MS);
  }

  /** Saves what has changed; true if the gateway has all of it. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    await running;
    if (isDirty() && !isStopped()) {
      running = send().finally(() => {
        running = null;
      });
      await running;
    }
    return !isDirty() && getState().id !== null;
  }

  async function send(): Promise<void> {
    // Another customer of this browser never gets the text, nor a visitor.
    if (useSession.getState().customerId !== customerId) return setState({ state: 'failed', reason: '' });
    if (isDisconnected()) return setState({ state: 'offline' });
    const sending = text;
    sent = [...sent, sending].slice(-5);
    setState({ state: 'saving' });
    try {
      const { id, version, savedAt } = await saveCaseDraft(request(sending));
      accept(sending, { id, version, savedAt });
    } catch (error) {
      fail(error, sending);
    }
  }

  const request = (content: DraftText) => {
    const { id, version } = getState();
    return { ...(id === null ? { clientId } : { id }), version, title: content.title, fields: content.fields };
  };

  function accept(
    content: DraftText,
    { id, version, savedAt }: { id: string; version: number; savedAt: number },
  ): void {
    const isNew = getState().id === null;
    const { waited } = getState();
    removeCopy(key());
    base = content;
    sent = [];
    failures = 0;
    setState({ state: waited > 0 ? 'synced' : 'saved', id, version, savedAt, reason: '', conflict: null });
    if (isDirty()) {
      keep();
      setState({ state: 'changed' });
      schedule(AUTOSAVE_MS);
    }
    if (isNew) onCreated(id);
  }

  function fail(error: unknown, content: DraftText): void {
    if (error instanceof GatewayError && error.code === codes.conflict) return resolveConflict(error.data, content);
    const isRefused = error instanceof GatewayError && error.kind === 'refused' && error.code !== codes.tooMany;
    const reason = error instanceof GatewayError ? error.text : '';
    const isOffline = error instanceof GatewayError && error.kind !== 'refused' && isDisconnected();
    setState({ state: isOffline || !navigator.onLine ? 'offline' : 'failed', reason });
    if (isRefused) return;
    failures += 1;
    schedule(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? AUTOSAVE_MS);
  }

  /** A later version that is an own save whose answer was lost is none of another device. */
  function resolveConflict(data: unknown, content: DraftText): void {
    const stored = parseStoredDraft(data);
    // Without a stored version the draft is in review or gone: its page reads it again.
    if (!stored) return setState({ state: 'closed' });
    const { title, fields } = stored;
    const own = [...sent, content].find((each) => isSameDraft(each, { title, fields }));
    if (!own) return openConflict(stored);
    const { id } = getState();
    if (id !== null) return accept(own, { id, version: stored.version, savedAt: stored.savedAt });
    // A new draft whose first answer was lost: the answer of the same call has its id.
    setState({ state: 'changed', version: stored.version });
    schedule(0);
  }

  function openConflict(stored: StoredDraft): void {
    clearTimeout(timer);
    setState({ state: 'conflict', conflict: { stored, base: getState().version === 0 ? null : base } });
  }

  /** The id of the draft, which is saved first where it has none; null where that is not possible now. */
  async function ensureId(): Promise<string | null> {
    await flush();
    if (getState().id === null && !isStopped()) {
      running = send().finally(() => {
        running = null;
      });
      await running;
    }
    return getState().id;
  }

  /** Goes on from the stored version with the merged text. */
  async function merge(merged: DraftText): Promise<boolean> {
    const { conflict } = getState();
    if (!conflict) return false;
    base = { title: conflict.stored.title, fields: conflict.stored.fields };
    text = cleanDraft(merged);
    sent = [];
    setState({ state: 'changed', version: conflict.stored.version, savedAt: conflict.stored.savedAt, conflict: null });
    keep();
    const isSaved = await flush();
    if (!isDirty()) {
      removeCopy(key());
      setState(({ state }) => ({ state: state === 'changed' ? 'saved' : state }));
    }
    return isSaved;
  }

  /** The page is left: the answer of this request is lost, the copy of the browser is not. */
  function leave(): void {
    if (!isDirty() || isStopped() || useSession.getState().customerId !== customerId) return;
    const body = request(text);
    if (JSON.stringify(body).length * 3 > KEEPALIVE_MAX) return void flush();
    sent = [...sent, text].slice(-5);
    saveCaseDraft(body, { keepalive: true }).catch(() => undefined);
  }

  if (opened.stored) openConflict(opened.stored);
  else if (isDirty()) {
    setState({ state: 'changed' });
    schedule(0);
  }

  return {
    store,
    change,
    flush,
    ensureId,
    merge,
    getText: () => text,
    /** Sends what waits once the gateway can be reached, and what is left when the page is; returns the end of it. */
    connect(): () => void {
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('pagehide', leave, { signal });
      const stops = [onReconnect(() => void flush()), registerDraft(flush)];
      return () => {
        listening.abort();
        for (const stop of stops) stop();
        void flush();
      };
    },
  };
}
