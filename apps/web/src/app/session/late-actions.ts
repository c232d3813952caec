/** Actions of dialogs and fields that the offline queue sends too, in one file: each one of its own would be small. */
export { sendComment } from '../../features/engagement/comment/send-comment.ts';
export { sendCommentReport, sendContentReport } from '../../features/engagement/dialogs/send-report.ts';
export { setScore } from '../../features/engagement/score/set-score.ts';
