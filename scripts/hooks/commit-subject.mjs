/** Length of a commit's subject, in characters. */
const SUBJECT_MAX = 72;

/** Subjects that git writes itself. */
const written = /^(?:Merge|Revert|fixup!|squash!|amend!)\s/;

/** Words that open a description without being a verb, and endings of verbs that are no imperative. */
const noVerb =
  /^(?:a|an|all|always|another|as|at|by|each|every|for|from|in|it|its|more|neither|no|none|not|of|on|one|only|some|that|the|their|these|this|those|to|two|what|when|where|who|with|without)$/;
const otherForm = /(?:[^e]ed|ing|[^su]s)$/;
const imperative = /^(?:bring|ping|string|process|focus|embed|shed|spread|alias|canvas)$/;

/**
 * The faults of a commit's subject: `noun: imperative verb and object` (CONTRIBUTING.md, 'Names').
 * @param {string} subject first line of the message
 * @returns {readonly string[]}
 */
export function findSubjectFaults(subject) {
  if (written.test(subject)) return [];
  const faults = [];
  if ([...subject].length > SUBJECT_MAX)
    faults.push(`it has ${[...subject].length} characters; at most ${SUBJECT_MAX}`);
  const word = /^[^:]+: ([\p{L}-]+)/u.exec(subject)?.[1];
  if (word === undefined) faults.push("it is not 'noun: verb and object'");
  else if (noVerb.test(word.toLowerCase()) || (otherForm.test(word) && !imperative.test(word)))
    faults.push(`'${word}' is no imperative verb`);
  return faults;
}
