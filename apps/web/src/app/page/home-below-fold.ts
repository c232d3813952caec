/** Parts of the home page that are further down, as one file that loads after the first view. */
export { FollowedNews } from '../../features/engagement/feed/followed-news.tsx';
export { HomeEnd } from './home-end.tsx';
