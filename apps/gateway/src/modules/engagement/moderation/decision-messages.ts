import { formatDateTime } from '@osteon/domain';
import type { MessageText } from '../../../platform/portal-message.ts';

/** Messages to authors for each decision and for the answer to their appeal (rules/moderation#moderation). */
export interface DecisionMessages {
  released(): MessageText;
  removed(reason: string): MessageText;
  /** `until` in ms. */
  muted(reason: string, until: number): MessageText;
  unmuted(): MessageText;
  accepted(answer: string): MessageText;
  rejected(answer: string): MessageText;
}

const APPEAL = '如有异议，可打开该评论申诉一次。';
const APPEAL_ENGLISH = 'If you disagree, open the comment and appeal once.';

const chinese: DecisionMessages = {
  released: () => ({ title: '您的评论已通过审核', body: '您的评论已通过审核，所有人都能看到。' }),
  removed: (reason) => ({ title: '您的评论已被移除', body: `您的评论已被移除，原因：${reason}。${APPEAL}` }),
  muted: (reason, until) => ({
    title: '您已被禁言',
    body: `您已被禁言至${formatDateTime(until)}，期间不能发表和修改评论，原因：${reason}。${APPEAL}`,
  }),
  unmuted: () => ({ title: '您的禁言已解除', body: '您的禁言已解除，可以继续发表评论。' }),
  accepted: (answer) => ({ title: '您的申诉已通过', body: `您的申诉已通过：${answer}` }),
  rejected: (answer) => ({ title: '您的申诉未通过', body: `您的申诉未通过：${answer}` }),
};

const english: DecisionMessages = {
  released: () => ({
    title: 'Your comment was approved',
    body: 'Your comment was approved, and everybody can see it.',
  }),
  removed: (reason) => ({
    title: 'Your comment was removed',
    body: `Your comment was removed. Reason: ${reason}. ${APPEAL_ENGLISH}`,
  }),
  muted: (reason, until) => ({
    title: 'You have been muted',
    body: `You cannot write or edit comments until ${formatDateTime(until)} (Beijing time). Reason: ${reason}. ${APPEAL_ENGLISH}`,
  }),
  unmuted: () => ({ title: 'You are no longer muted', body: 'You are no longer muted and can write comments again.' }),
  accepted: (answer) => ({ title: 'Your appeal was accepted', body: `Your appeal was accepted: ${answer}` }),
  rejected: (answer) => ({ title: 'Your appeal was rejected', body: `Your appeal was rejected: ${answer}` }),
};

/** The messages in the language of the interface of their reader. */
export const decisionMessages = { zh: chinese, en: english } as const;
