import { describe, expect, it } from 'vitest';
import { FACTS } from '#tests/support/facts/letter-facts.ts';
import { renderLetter } from './render.tsx';

const about = { firstName: 'Ada', course: 'Ljunghusen', reviewId: 7, linkUntil: null };
const why = { ground: 'harm', words: 'A face can be known.', automatic: false, reported: true, decision: 12 } as const;
const facts = { ...FACTS, appeal: 'https://golf.test/appeals/new?to=12-author-x' };

describe('the letters of the desk', () => {
	it('give the reasons for which a photograph was removed, and the link by which its author objects', () => {
		const { subject, text } = renderLetter('photograph-removed', { ...about, ...why }, facts);
		expect(subject).toBe('A photograph of Ljunghusen was removed');
		for (const words of ['Harm to persons', 'A face can be known.', 'after a report', facts.appeal, 'six months']) {
			expect(text).toContain(words);
		}
	});

	it('tell that a photograph stands again', () => {
		const { subject, text } = renderLetter('photograph-restored', about, facts);
		expect(subject).toBe('A photograph of Ljunghusen stands again');
		expect(text).toContain('stands with your review as before');
	});

	it('tell that a review stands after all, with the link of a visitor, and thank nobody for waiting', () => {
		const link = 'https://golf.test/reviews/7/edit?link=x';
		const { subject, text } = renderLetter('review-restored', { ...about, linkUntil: 20_700 }, { ...facts, link });
		expect(subject).toBe('Your review of Ljunghusen stands after all');
		for (const words of ['counts in its rating', link, 'The link holds until']) expect(text).toContain(words);
		expect(text).not.toContain('waiting');
	});

	it('lead whoever reported something to the same page', () => {
		const data = { firstName: 'Eva', reference: '7K3Q-9MDT', reported: 'review', course: 'Ljunghusen' } as const;
		const decided = { outcome: 'dismissed', ground: null, words: 'It is fair.', decision: 12 } as const;
		const { text } = renderLetter('report-decided', { ...data, ...decided, at: '2026-06-15T12:00:00Z' }, facts);
		expect(text).toContain(facts.appeal);
	});

	it.each(['review', 'photograph'] as const)('tell its author that a reported %s stays', (reported) => {
		const { subject, text } = renderLetter('reported-stays', { ...about, reported }, facts);
		expect(subject).toBe(`Your ${reported} of Ljunghusen stays`);
		for (const words of ['Somebody had reported', 'stays as it is', '/moderation']) expect(text).toContain(words);
	});

	it.each([
		['accepted', 'Your review is verified', 'green check mark'],
		['declined', 'Your scorecard was not accepted', 'You can send another one.'],
	] as const)('tell that a scorecard was %s', (outcome, heading, words) => {
		const { text } = renderLetter('scorecard-decided', { ...about, outcome, words: 'Seen.' }, FACTS);
		expect(text).toContain(heading.toUpperCase());
		expect(text).toContain(words);
		expect(text).toContain('erased with the decision');
	});

	it('acknowledge an objection, and tell what became of it', () => {
		const received = renderLetter('appeal-received', { firstName: '', at: '2026-06-15T12:00:00Z' }, FACTS);
		expect(received.text).toContain('15 June 2026, 12:00 UTC');
		const granted = renderLetter(
			'appeal-decided',
			{ firstName: 'Ada', outcome: 'granted', words: 'It was fair.', overtaken: true },
			FACTS,
		);
		expect(granted.text).toContain('THE DECISION IS TAKEN BACK');
		expect(granted.text).toContain('A later decision about the same stands.');
		const refused = renderLetter(
			'appeal-decided',
			{ firstName: 'Ada', outcome: 'refused', words: 'It names her.', overtaken: false },
			FACTS,
		);
		expect(refused.text).toContain('The editor writes: It names her.');
		expect(refused.text).toContain('dispute settlement body');
		expect(refused.text).not.toContain('later decision');
	});

	const decided = { firstName: 'Ada', outcome: 'granted', words: '', overtaken: false } as const;
	it.each([
		[{ regained: 'review', ...about }, ['your review of Ljunghusen', 'https://golf.test/reviews/7/edit']],
		[{ regained: 'photograph', ...about }, ['your photograph of Ljunghusen', 'https://golf.test/reviews/7/edit']],
		[{ regained: 'account' }, ['sign in at once', 'https://golf.test/auth/login']],
		[{ regained: 'badge' }, ['badge stands beside your name']],
		[{ regained: 'application', account: true }, ['badge stands beside your name', 'https://golf.test/find-course']],
		[{ regained: 'application', account: false }, ['https://golf.test/auth/signup']],
		[{ regained: 'report', reference: '7K3Q-9MDT' }, ['Your report 7K3Q-9MDT is open again']],
	] as const)('tell whoever was right to object what they have again: %j', (regained, words) => {
		const link = 'https://golf.test/reviews/7/edit';
		const { text } = renderLetter('appeal-decided', { ...decided, ...regained }, { ...FACTS, link });
		for (const each of words) expect(text).toContain(each);
		expect(text).not.toContain('The editor writes');
	});
});
