/** What the accounts service has answered; null where nothing has. */
export type Answer = { status: number; body: unknown } | null;

const ROOT = '/auth/v1';
const FIRST_WAIT = 200;
const PATIENCE = 30_000;

/** One call of the service, for the session in this browser's cookies. */
export async function ask(method: string, path: string): Promise<Answer> {
	try {
		const answer = await fetch(ROOT + path, { method, headers: { 'X-Auth-Mode': 'cookie' } });
		return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') };
	} catch {
		return null;
	}
}

/** As `ask`; while nobody answers it asks again after 200 ms, 400 ms and so on, for as long as the next is within 30 s. */
export async function askAgain(method: string, path: string): Promise<Answer> {
	const end = Date.now() + PATIENCE;
	for (let wait = FIRST_WAIT; ; wait *= 2) {
		const answer = await ask(method, path);
		if (answer && (answer.status < 502 || answer.status > 504)) return answer;
		if (Date.now() + wait > end) return answer;
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
}
