declare module 'virtual:english-texts' {
  /**
   * Loads the English texts of pages and dialogs, by their names, and resolves with all texts that are loaded, those of
   * the shell too, by their keys (texts/text-hash.ts). Without texts elsewhere than in a build (build/one-language.ts).
   */
  export default function loadTexts(
    views: Iterable<string>,
  ): Promise<Readonly<Record<string, (inputs: object) => string>>>;
}
