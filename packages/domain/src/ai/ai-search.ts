/** The scene that an authority check asks about: the AI search as a whole (seed 001, AI search authority: sceneUuid). */
export const AI_SEARCH_SCENE = 'ai-search';
