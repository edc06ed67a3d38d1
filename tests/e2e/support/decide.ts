import { runBeside } from './beside.ts';

/** An editor's decision about a held review, made beside the running site without the desk: publishes it, or rejects it with words. */
export async function decideReview(id: string, version: number, why?: string): Promise<void> {
	await runBeside('tests/e2e/support/decide-review.ts', id, String(version), ...(why === undefined ? [] : [why]));
}
