import { data } from 'react-router';

type Failure = { kind: 'link-void' | 'too-often' | 'broken' };

/** The answer where the press of a letter's button came to nothing: the page again, with words unless the link is void. */
export function refusePress({ kind }: Failure, words: { tooOften?: string; unexpected: string }) {
	if (kind === 'link-void') return data({ failed: null }, { status: 400 });
	if (kind === 'too-often') return data({ failed: words.tooOften ?? words.unexpected }, { status: 429 });
	return data({ failed: words.unexpected }, { status: 503 });
}
