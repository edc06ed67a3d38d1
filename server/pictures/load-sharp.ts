import { createRequire } from 'node:module';
import type sharp from 'sharp';

const require = createRequire(import.meta.url);

/**
 * Loads libvips when a picture is first drawn or looked at: it takes a tenth of a second, which no start needs. Where no file may be
 * opened in that moment it throws, and loads it the next time (R26); a module that is imported and breaks stays broken.
 */
export const loadSharp = () => require('sharp') as typeof sharp;
