import { createRequire } from 'node:module';
import path from 'node:path';

const CHECKOUT = path.dirname(createRequire(import.meta.url).resolve('#package.json'));

/** The path of a file or folder of this checkout; the same for the sources and for the bundle that is built from them. */
export const ofCheckout = (place: string): string => path.join(CHECKOUT, place);
