/**
 * The characters of a text and its pairs of neighbours, in lower case, each once. A title that holds a word holds all of
 * the word's grams, and an index finds titles by those: Chinese writes no spaces, so words cannot be told apart.
 */
export function titleGrams(text: string): string[] {
  const characters = [...text.toLowerCase()];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...new Set([...characters, ...pairs])];
}
