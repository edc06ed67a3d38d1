import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is objected to (an entry of the log), and by whom: the one it is about, or the one who had reported it. */
export type Appealed = { decision: number; party: 'author' | 'reporter' };

const SHAPE = /^([1-9]\d{0,14})-(author|reporter)-([\w-]{43})$/;

const sign = (secret: string, text: string) =>
	createHmac('sha256', secret).update(`appeal against ${text}`).digest('base64url');

/** A signed text that stands in the letter about a decision: whoever has it got the letter, and may object. */
export function makeAppealLink(secret: string, { decision, party }: Appealed): string {
	const text = `${decision}-${party}`;
	return `${text}-${sign(secret, text)}`;
}

/** What the text of a link is good for; null where it is forged or mangled. */
export function readAppealLink(secret: string, link: string): Appealed | null {
	const [, decision, party, signature] = SHAPE.exec(link) ?? [];
	if (!decision || !party || !signature) return null;
	const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, `${decision}-${party}`))];
	if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
	return { decision: Number(decision), party: party as Appealed['party'] };
}
