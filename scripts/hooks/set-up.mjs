import { spawnSync } from 'node:child_process';

// Run by `npm install`. Hooks that the user has set up stay, and a copy without git needs none.
/** @param {string[]} words */
const git = (...words) => spawnSync('git', ['config', '--local', ...words], { encoding: 'utf8' });
if (git('core.hooksPath').stdout?.trim() === '') git('core.hooksPath', 'scripts/hooks');
