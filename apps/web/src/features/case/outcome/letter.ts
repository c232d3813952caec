/** The letter of an option: A to F. */
export const getLetter = (option: number): string => String.fromCharCode(65 + option);
