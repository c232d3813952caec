import type { ComponentProps } from 'react';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { ChatColumn, type ColumnParts } from '../chat/chat-column.tsx';

const PARTS: ColumnParts = {
  Manager: lazyPart(async () => (await import('../manager/manager-column.tsx')).ManagerColumn),
  Questions: lazyPart(async () => (await import('../question/question-panel.tsx')).QuestionPanel),
  Polls: lazyPart(async () => (await import('../poll/poll-panel.tsx')).PollPanel),
  People: lazyPart(async () => (await import('../people/people-tab.tsx')).PeopleTab),
};

/** The column beside the stage with its parts, loaded after the stage (rules/room#column-tabs). */
export const LateColumn = (props: Omit<ComponentProps<typeof ChatColumn>, 'parts'>) => (
  <ChatColumn {...props} parts={PARTS} />
);
