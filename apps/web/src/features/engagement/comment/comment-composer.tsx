import type { CommentMute } from '@osteon/contract';
import { PermissionScene, type SceneOutcome } from '@osteon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { CommentItem } from '../../../entities/engagement/api/list-comments.ts';
import { encodeMentions, type MentionDraft } from '../../../entities/engagement/mention/mention-draft.ts';
import { listCustomerRoleConfigQuery } from '../../../entities/permission/api/list-customer-role-config.ts';
import { getOutcome } from '../../../entities/permission/scene-outcome.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { emit } from '../../../lib/events.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createQuote } from '../api/create-quote.ts';
import { DraftQuote, type QuoteDraft, QuotingContext } from '../quote/quoting.tsx';
import {
  getDraftKey,
  removeDraft,
  saveDraft,
  saveDraftMention,
  saveDraftQuote,
  useCommentDrafts,
} from './comment-drafts.ts';
import { CommentField } from './comment-field.tsx';
import styles from './comment-section.module.css';
import { DecisionNotice } from './moderation-notice.tsx';
import { COMPOSER_ID, closeComposer } from './open-composer.ts';
import { sendComment } from './send-comment.ts';

/** The reason why the customer cannot write in the composers within; null where they can (rules/moderation#mutes). */
export const OwnMute = createContext<CommentMute | null>(null);

const NOBODY: readonly MentionDraft[] = [];

/** The author whom a reply answers. */
interface ReplyTarget {
  readonly rootId: string;
  readonly commentId: string;
  readonly name: string;
}

interface CommentComposerProps {
  item: CommentItem;
  replyTo?: ReplyTarget;
  /** At the bottom of a phone's window. */
  inBar?: boolean;
}

/**
 * The field in which a customer writes a comment or a reply; for everybody else the reason why not
 * (rules/comment#writing).
 */
export function CommentComposer({ item, replyTo, inBar = false }: CommentComposerProps) {
  const customerId = useCustomerId();
  const { data: permissions } = useQuery(listCustomerRoleConfigQuery(customerId));
  const key = getDraftKey(customerId, item, replyTo?.commentId);
  const text = useCommentDrafts(({ drafts }) => drafts[key] ?? '');
  const people = useCommentDrafts(({ mentions }) => mentions[key] ?? NOBODY);
  const quote = useCommentDrafts(({ quotes }) => quotes[key] ?? null);
  const quoting = use(QuotingContext);
  const mute = use(OwnMute);
  const queries = useQueryClient();
  const copyCitation = useCopyCitation(item);
  const outcome = permissions ? getOutcome(permissions, PermissionScene.postComments) : 'proceed';
  if (outcome !== 'proceed') return replyTo ? null : <ClosedComposer outcome={outcome} />;
  if (mute) {
    return replyTo ? null : <DecisionNotice title={m['comment.muted.title']()} decision={mute} until={mute.until} />;
  }

  const send = () => {
    removeDraft(key);
    closeComposer();
    const parent = replyTo && { parentId: replyTo.commentId };
    const payload = { ...item, ...parent, text: encodeMentions(text, people), clientId: makeClientId() };
    const rootId = replyTo?.rootId ?? null;
    void sendComment(queries, { customerId, payload, mentions: people, quote, rootId, sentAt: Date.now() });
  };
  const onQuote = (chosen: QuoteDraft) => saveDraftQuote(key, chosen);
  return (
    <CommentField
      label={replyTo ? m['content.comment.replyTo']({ name: replyTo.name }) : m['content.comment.input']()}
      text={text}
      people={people}
      onMention={(person) => saveDraftMention(key, person)}
      onChange={(typed) => saveDraft(key, typed)}
      onSubmit={send}
      submitLabel={replyTo ? m['content.comment.reply']() : m['content.comment.submit']()}
      quote={quote && <DraftQuote quote={quote} onRemove={() => saveDraftQuote(key, null)} />}
      {...(replyTo
        ? { focused: true, onCancel: closeComposer }
        : { id: COMPOSER_ID, note: quoting?.choice({ onQuote, onCopy: copyCitation }) })}
      {...(inBar && { barLabel: m['comment.publish']() })}
    />
  );
}

/**
 * Idempotency key, made by the page for each comment, so that a retry is recognized; also where the portal has no
 * https.
 */
const makeClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The reason why a reader cannot write, and the link that leads on. */
const reasons: Readonly<
  Record<Exclude<SceneOutcome, 'proceed'>, readonly [text: () => string, way: (() => string) | null]>
> = {
  login: [m['comment.loginFirst'], m['common.goLogin']],
  certifyLevel1: [m['perm.level1'], m['comment.goCertify']],
  certifyLevel2: [m['perm.level2'], m['comment.goCertify']],
  certifyCompany: [m['perm.company'], m['comment.goCertify']],
  notAllowed: [m['perm.notAllowed'], null],
};

/** Replaces the field for a reader who may not comment (rules/permission-lead#leads). */
function ClosedComposer({ outcome }: { outcome: Exclude<SceneOutcome, 'proceed'> }) {
  const [text, way] = reasons[outcome];
  const lead = () => emit('actionRequested', { action: { name: 'writeComment', data: { commentId: null } } });
  return (
    <div className={styles.closed}>
      <p>{text()}</p>
      {way && (
        <Button size="sm" onClick={lead}>
          {way()}
        </Button>
      )}
    </div>
  );
}

/** Copies a quote with the line of its source (rules/quote#quotes). */
function useCopyCitation(item: CommentItem) {
  return useMutation({
    mutationFn: ({ place, text }: QuoteDraft) => createQuote({ ...item, place, text }),
    onSuccess: async ({ citation }) => {
      await copyText(citation);
      toast.success(m['comment.quote.copied']());
    },
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
  }).mutate;
}
