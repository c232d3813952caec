import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';

/** The viewer of a case's pictures and stacks, whose code is loaded when it is first shown (rules/case-viewer). */
export const CaseViewer = lazyPart(async () => (await import('./viewer-root.tsx')).ViewerRoot);
