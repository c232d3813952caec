import { compile } from '@inlang/paraglide-js';
import { texts } from './texts.ts';

await compile(texts);
