/** The scene that an authority check asks about: the AI search as a whole (rules/ai#authority). */
export const AI_SEARCH_SCENE = 'ai-search';
