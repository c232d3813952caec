import { createContext, useContext } from 'react';

/** Provided by the router's view. */
export const IsPageLoading = createContext(false);

/** True while the next page loads; false outside of the router's view. */
export const useIsPageLoading = (): boolean => useContext(IsPageLoading);
