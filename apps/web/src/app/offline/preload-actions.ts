import { loadView } from '../../texts/locale.ts';
import { actionFiles } from '../session/action-files.ts';

/** The dialogs of actions that the offline queue stores, and the one that it opens. */
const DIALOGS = ['score', 'collectInto', 'reportContent', 'reportComment', 'refusedActions'] as const;

/**
 * Loads the files of the actions that the offline queue stores, one at a time, so that they are there without a network
 * and after a deployment (rules/offline#actions).
 */
export async function preloadActions(): Promise<void> {
  const { dialogLoaders } = await import('../dialogs.ts');
  const files: readonly (() => Promise<unknown>)[] = [
    () => import('../session/gate.ts'),
    () => import('../session/run-action.ts'),
    () => import('../session/send-queue.ts'),
    ...Object.values(actionFiles),
    ...DIALOGS.map((name) => () => loadView<unknown>(name, dialogLoaders[name])),
  ];
  // A file that fails is loaded with its first use.
  for (const load of files) await load().catch(() => undefined);
}
