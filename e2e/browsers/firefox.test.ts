import { startFirefox } from './firefox.ts';
import { testJourneys } from './test-journeys.ts';

testJourneys('Firefox', startFirefox, '13900000004');
