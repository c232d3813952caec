/** The comment that a reader is about to report. */
export interface ReportedComment {
  readonly commentId: string;
  /** Its author. */
  readonly name: string;
  readonly text: string;
}
