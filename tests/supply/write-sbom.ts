/** `npm run -s sbom`: prints what an installation runs, as CycloneDX. */
import { fileURLToPath } from 'node:url';
import { readSbom } from './sbom.ts';

process.stdout.write(`${JSON.stringify(readSbom(fileURLToPath(new URL('../..', import.meta.url))), null, 2)}\n`);
