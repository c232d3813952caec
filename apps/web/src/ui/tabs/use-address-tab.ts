import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The chosen tab of a page, and its setter. Where the hash of the address is the name of a part of a tab, that tab is
 * opened, each time the address is followed.
 */
export function useAddressTab<Tab extends string>(first: Tab, findTab: (hash: string) => Tab | null) {
  const [tab, setTab] = useState(first);
  const { hash, key } = useLocation();
  const [followed, setFollowed] = useState('');
  const named = findTab(hash);
  if (named !== null && key !== followed) {
    setFollowed(key);
    setTab(named);
  }
  return [tab, setTab] as const;
}
