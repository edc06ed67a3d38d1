/** `npm run licences`: writes docs/licences.md from the lockfile. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { licencesPage } from './licences-page.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
writeFileSync(`${ROOT}/docs/licences.md`, licencesPage(ROOT));
