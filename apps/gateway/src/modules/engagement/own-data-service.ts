import type { OwnData } from '../../platform/own-data.ts';
import { comment, commentLike, commentReport, quote } from './base/comments/tables.ts';
import { follow, itemLike } from './base/tables.ts';
import { accountBlock } from './block/tables.ts';
import { browsePause, browseRecord } from './browse/tables.ts';
import { favorite, favoriteEntry, favoriteFolder } from './collection/tables.ts';
import { contentReport } from './content-report/tables.ts';
import { commentDecision, commentMute } from './decision/tables.ts';
import { itemScore } from './score/tables.ts';

/**
 * All engagement of an account for its data export: comments, likes, favourites, follows, history, reports and
 * decisions.
 */
export const engagementData: OwnData = {
  rows: [
    {
      name: 'comments',
      title: '评论与回复',
      table: comment,
      account: comment.accountId,
      names: { publicProfileId: 'personId' },
    },
    { name: 'comment-likes', title: '点赞的评论', table: commentLike, account: commentLike.accountId },
    { name: 'likes', title: '点赞', table: itemLike, account: itemLike.accountId },
    { name: 'scores', title: '评分', table: itemScore, account: itemScore.accountId },
    { name: 'favourites', title: '收藏', table: favorite, account: favorite.accountId },
    { name: 'favourite-folders', title: '收藏夹', table: favoriteFolder, account: favoriteFolder.accountId },
    { name: 'favourites-by-folder', title: '收藏夹中的内容', table: favoriteEntry, account: favoriteEntry.accountId },
    { name: 'follows', title: '关注', table: follow, account: follow.accountId },
    { name: 'browse-records', title: '浏览记录', table: browseRecord, account: browseRecord.accountId },
    { name: 'browse-pause', title: '暂停浏览记录', table: browsePause, account: browsePause.accountId },
    {
      name: 'blocks',
      title: '屏蔽的用户',
      table: accountBlock,
      account: accountBlock.accountId,
      hidden: [accountBlock.blockedId],
      names: { publicProfileId: 'personId' },
    },
    { name: 'quotes', title: '引用', table: quote, account: quote.accountId, names: { anchor: 'place' } },
    { name: 'comment-reports', title: '举报的评论', table: commentReport, account: commentReport.accountId },
    {
      name: 'content-reports',
      title: '指出的内容错误',
      table: contentReport,
      account: contentReport.accountId,
      hidden: [contentReport.resolvedBy],
      names: { resolvedAt: 'settledAt' },
    },
    {
      name: 'comment-decisions',
      title: '对评论的处理与申诉',
      table: commentDecision,
      account: commentDecision.accountId,
      hidden: [commentDecision.decidedBy, commentDecision.appealAnsweredBy],
    },
    { name: 'comment-mutes', title: '禁言', table: commentMute, account: commentMute.accountId },
  ],
  listFiles: null,
};
