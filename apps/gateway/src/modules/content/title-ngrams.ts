/**
 * The unigrams and bigrams of a title, in lower case and each once, since Chinese is written without spaces. A title
 * that contains a text contains all n-grams of the text, which an index can look up.
 */
export function extractTitleNgrams(text: string): string[] {
  const characters = [...text.toLowerCase()];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...new Set([...characters, ...pairs])];
}
