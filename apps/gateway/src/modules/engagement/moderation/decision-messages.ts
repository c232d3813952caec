import { formatDateTime } from '@osteon/domain';

/** Title and body of a message to an author. */
export interface MessageText {
  readonly title: string;
  readonly body: string;
}

const APPEAL = '如有异议，可打开该评论申诉一次。';

/** What authors are told of each decision and of the answer to their appeal (rules/comment#moderation). */
export const decisionMessages = {
  released: (): MessageText => ({ title: '您的评论已通过审核', body: '您的评论已通过审核，所有人都能看到。' }),

  removed: (reason: string): MessageText => ({
    title: '您的评论已被移除',
    body: `您的评论已被移除，原因：${reason}。${APPEAL}`,
  }),

  muted: (reason: string, until: number): MessageText => ({
    title: '您已被禁言',
    body: `您已被禁言至${formatDateTime(until)}，期间不能发表和修改评论，原因：${reason}。${APPEAL}`,
  }),

  unmuted: (): MessageText => ({ title: '您的禁言已解除', body: '您的禁言已解除，可以继续发表评论。' }),

  accepted: (answer: string): MessageText => ({ title: '您的申诉已通过', body: `您的申诉已通过：${answer}` }),

  rejected: (answer: string): MessageText => ({ title: '您的申诉未通过', body: `您的申诉未通过：${answer}` }),
};
