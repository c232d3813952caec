import type { CaseFields } from '../draft/draft-text.ts';

/** The list with one item at another place; the same list for a place that it does not have. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  if (to < 0 || to >= list.length || from === to) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}

type Decision = CaseFields['decision'];

/** The surgeon's choice goes with its option. */
export function moveOption(decision: Decision, from: number, to: number): Decision {
  const places = moveItem([...decision.options.keys()], from, to);
  const chosen = decision.chosen === null ? null : places.indexOf(decision.chosen);
  return { ...decision, options: places.map((place) => decision.options[place] ?? ''), chosen };
}

/** Without an option; the choice of it is withdrawn. */
export function removeOption(decision: Decision, removed: number): Decision {
  const places = [...decision.options.keys()].filter((place) => place !== removed);
  const chosen = decision.chosen === null ? -1 : places.indexOf(decision.chosen);
  return {
    ...decision,
    options: places.map((place) => decision.options[place] ?? ''),
    chosen: chosen < 0 ? null : chosen,
  };
}
