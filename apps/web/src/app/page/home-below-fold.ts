/** Parts of the home page that are further down, as one file that loads after the first view. */
export { FollowedUpdates } from '../../features/engagement/feed/followed-updates.tsx';
export { HomeEnd } from './home-end.tsx';
