/** The feedback on an AI answer (rules/ai#chat). */
export const AiFeedback = { none: 0, like: 1, dislike: 2 } as const;
export type AiFeedback = (typeof AiFeedback)[keyof typeof AiFeedback];

/** The sender of an AI chat message (rules/ai#chat). */
export const AiSender = { ai: 'ai', human: 'human', system: 'system' } as const;
export type AiSender = (typeof AiSender)[keyof typeof AiSender];

/** The kind of a part of an AI message (rules/ai#chat). */
export const AiContentKind = {
  text: 'text',
  image: 'image',
  jump: 'jump',
  resource: 'resource',
  thinkStart: 'thinkStart',
  thinkEnd: 'thinkEnd',
  superscript: 'superscript',
} as const;
export type AiContentKind = (typeof AiContentKind)[keyof typeof AiContentKind];

/** The scene of an authority check: the AI search as a whole (rules/ai#authority). */
export const AI_SEARCH_SCENE = 'ai-search';
