export { StreamHealth } from './stream-health.tsx';
