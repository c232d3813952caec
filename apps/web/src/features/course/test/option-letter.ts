/** The letter of an option by its position, from 0: A, B, C. */
export const getOptionLetter = (place: number): string => String.fromCodePoint(65 + place);
