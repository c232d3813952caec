import { runOperator } from '../../src/operator/run-operator.ts';
import { loadSettingsFile } from '../../src/platform/config/settings-file.ts';

// A program that runs commands of the operator until its parent ends: loading the gateway takes longer than most
// commands.
loadSettingsFile();
process.on('disconnect', () => process.exit());
process.on('message', ({ number, words }: { number: number; words: readonly string[] }) => {
  const output: string[] = [];
  const errors: string[] = [];
  const print = { log: (line: string) => output.push(`${line}\n`), error: (line: string) => errors.push(`${line}\n`) };
  void runOperator(words, process.env, print).then((code) => {
    process.send?.({ number, code, output: output.join(''), errors: errors.join('') });
  });
});
