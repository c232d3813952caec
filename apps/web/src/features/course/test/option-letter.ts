/** The letter of an option by its position, from 0: A, B, C. */
export const getOptionLetter = (position: number): string => String.fromCodePoint(65 + position);
