import { serve } from '../server/serve.ts';

export const prepare = serve;
