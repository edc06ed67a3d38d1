/** `npm run reliability`: writes docs/reliability.md. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeReport } from './write-report.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
writeFileSync(`${ROOT}/docs/reliability.md`, writeReport(ROOT));
