import { createContext, useContext } from 'react';

/** Provided by the router's view. */
export const IsPageLoading = createContext(false);

/** Whether the next page still loads; false outside of the router's view. */
export const useIsPageLoading = (): boolean => useContext(IsPageLoading);
