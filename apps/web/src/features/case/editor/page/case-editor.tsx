import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getCaseDraftOrNullQuery } from '../../../../entities/case/api/get-case-draft.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { openDraft } from '../draft/open-draft.ts';
import { findCopy } from '../draft/stored-copies.ts';
import { DraftEditor } from './draft-editor.tsx';

interface CaseEditorProps {
  /** The draft of the address; null for a new one. */
  id: string | null;
  /** A new draft was saved for the first time. */
  onCreated: (id: string) => void;
}

/** Writes a case: the draft of the address, or a new one (rules/case-editor#page). */
export function CaseEditor({ id, onCreated }: CaseEditorProps) {
  // The address gets the id of a new draft later, which is no other draft.
  const [opened] = useState(id);
  return opened === null ? <NewDraft onCreated={onCreated} /> : <StoredDraft id={opened} onCreated={onCreated} />;
}

function NewDraft({ onCreated }: Pick<CaseEditorProps, 'onCreated'>) {
  const customerId = useCustomerId();
  const [opened] = useState(() =>
    openDraft({ customerId, clientId: createId(), draft: null, copy: findCopy(customerId, null) }),
  );
  return <DraftEditor opened={opened} draft={null} onCreated={onCreated} />;
}

function StoredDraft({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const customerId = useCustomerId();
  const { data: draft } = useSuspenseQuery(
    getCaseDraftOrNullQuery(id, customerId, () => findCopy(customerId, id) !== null),
  );
  const [opened] = useState(() =>
    openDraft({ customerId, clientId: createId(), draft, copy: findCopy(customerId, id) }),
  );
  return <DraftEditor opened={opened} draft={draft} onCreated={onCreated} />;
}

/** Without a secure context the browser has no `randomUUID`. */
const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
