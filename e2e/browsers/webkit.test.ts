import { testJourneys } from './test-journeys.ts';
import { startWebkit } from './webkit.ts';

testJourneys('WebKit', startWebkit, '13900000007');
