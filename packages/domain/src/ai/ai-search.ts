/** The scene of an authority check: the AI search as a whole (rules/ai#authority). */
export const AI_SEARCH_SCENE = 'ai-search';
