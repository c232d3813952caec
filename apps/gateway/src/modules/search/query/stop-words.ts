import { type Token, tokensToKey } from './tokenizer.ts';

/** Stop words: words of a question that carry no meaning for the search (rules/search#query). */
const STOP_WORDS = new Set(
  [
    '怎么样 怎么办 怎么做 怎么治 怎么治疗 怎么处理 怎么选 怎么选择 怎么 怎样 如何治疗 如何处理 如何选择 如何 什么时候 什么',
    '哪些 哪个 哪种 为什么 是否 是不是 有没有 要不要 需不需要 能不能 可不可以 可以 应该 需要 请问 多少 多久 多长时间 几天',
    '还是 以及 关于 的 了 吗 呢 吧 与 和 或 及 the of and in for with to a an how what',
    'after on by from at or is are do does should can when which versus vs',
  ].flatMap((line) => line.split(' ')),
);
const STOP_WORD_MAX_LENGTH = Math.max(...[...STOP_WORDS].map((word) => word.length));

/** The number of tokens of the stop word at `index`; 0 if there is none. */
export function matchStopWord(tokens: readonly Token[], index: number): number {
  for (let length = STOP_WORD_MAX_LENGTH; length > 0; length--) {
    const part = tokens.slice(index, index + length);
    if (part.length === length && STOP_WORDS.has(tokensToKey(part))) return length;
  }
  return 0;
}
