import { type ByCreditClass, CREDIT_CLASSES, type CreditClass } from './credit-class.ts';

/** Values of a line: credits and study hours have one decimal (rules/credit#lines). */
export interface CountedCredit {
  readonly creditClass: CreditClass;
  readonly points: number;
}

/** The sum of figures with one decimal; counted in tenths, since a tenth is no binary fraction. */
export function addTenths(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + Math.round(figure * 10), 0) / 10;
}

/** The credits of lines by their class. */
export function sumCredits(lines: readonly CountedCredit[]): ByCreditClass {
  const sumOf = (creditClass: CreditClass) =>
    addTenths(lines.filter((line) => line.creditClass === creditClass).map(({ points }) => points));
  return { I: sumOf('I'), II: sumOf('II') };
}

/** The credits of all classes together. */
export function sumClasses(credits: ByCreditClass): number {
  return addTenths(CREDIT_CLASSES.map((creditClass) => credits[creditClass]));
}

/** Credits missing from the targets, all classes together; a surplus in one class replaces nothing of another. */
export function getMissingCredits(credits: ByCreditClass, targets: ByCreditClass): number {
  return addTenths(CREDIT_CLASSES.map((creditClass) => Math.max(0, targets[creditClass] - credits[creditClass])));
}

/** Formats credits and study hours, with one decimal. */
export function formatCredit(figure: number): string {
  return figure.toFixed(1);
}
