declare module 'virtual:english-texts' {
  /** The English texts by their keys (texts/text-hash.ts), in a build; empty elsewhere (build/one-language.ts). */
  const texts: Readonly<Record<string, (inputs: object) => string>>;
  export default texts;
}
