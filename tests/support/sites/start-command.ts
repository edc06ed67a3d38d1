import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url));

/** What `npm start` gives to Node in a state of the repository: its settings and the script. Throws where that is not a start of Node. */
export function startCommand(root = CHECKOUT): string[] {
	const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	const [exec, node, ...words] = String(scripts.start).split(' ');
	if (exec !== 'exec' || node !== 'node') throw new Error(`npm start is ${scripts.start}`);
	return words;
}
