import { findSubjectFaults } from './commit-subject.mjs';

// Prints a warning for each subject on the command line that has faults, and always succeeds.
for (const subject of process.argv.slice(2)) {
  const faults = findSubjectFaults(subject);
  if (faults.length > 0) console.warn(`warning: the subject '${subject}': ${faults.join(', ')}.`);
}
