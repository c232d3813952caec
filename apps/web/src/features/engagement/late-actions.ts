/** Actions of dialogs and fields that the offline queue sends too, in one file: each one of its own would be small. */
export { sendComment } from './comment/send-comment.ts';
export { sendCommentReport, sendContentReport } from './dialogs/send-report.ts';
export { setScore } from './score/set-score.ts';
