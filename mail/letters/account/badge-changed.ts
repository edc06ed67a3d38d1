import { nameOf, type Write } from '#mail/letter.ts';
import { HAS_BADGE } from '../badge.ts';
import { objection } from '../review-notes.ts';

/** When an editor has given a member the reviewer's badge, or taken it. */
export const writeBadgeChanged: Write<'badge-changed'> = (data, facts) => ({
	subject: data.has ? `You are a reviewer for ${facts.companyName}` : `Your reviewer badge at ${facts.companyName}`,
	preview: data.has ? 'An editor has given you the badge.' : 'An editor has removed the badge.',
	heading: data.has ? 'You have the badge' : 'Your badge was removed',
	name: nameOf(data),
	paragraphs: [
		data.has
			? HAS_BADGE
			: 'The reviewer badge does not stand beside your name any more. Your reviews stay as they are, and you can go on writing.',
		`The editor writes: ${data.words}`,
	],
	notes: [objection(facts)],
});
