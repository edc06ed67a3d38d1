import { fork } from 'node:child_process';
import { ofCheckout } from '#database/checkout.ts';
import type { DetectLanguages } from '#domain/reviews/language-commands.ts';

const CHILD = ofCheckout('server/jobs/language-child.ts');
const PATIENCE_MILLISECONDS = 60_000;

/**
 * Tells the languages of texts in a process of its own that ends with its answer: the library's tables take 90 MB, which
 * no process gives back while it lives. Throws when that process fails or takes longer than a minute.
 */
export const detectLanguages: DetectLanguages = (texts) => {
	const child = fork(CHILD, { timeout: PATIENCE_MILLISECONDS, serialization: 'advanced' });
	return new Promise((resolve, reject) => {
		child.once('message', (languages) => resolve(languages as (string | null)[]));
		child.once('error', reject);
		child.once('exit', (code) => reject(new Error(`the languages could not be told: exit ${code}`)));
		child.send(texts);
	});
};
