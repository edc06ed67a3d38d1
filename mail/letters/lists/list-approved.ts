import type { Messages } from '#domain/mail/messages.ts';
import { type Letter, nameOf, type Write } from '#mail/letter.ts';

/** When an editor lets a list stand that waited, or that was taken down before. */
export const writeListApproved: Write<'list-approved'> = (data, { link }) => ({
	subject: data.again ? `Your list “${data.title}” stands again` : `Your list “${data.title}” is published`,
	preview: data.again ? 'We had decided otherwise before.' : 'An editor has read it. Thank you for waiting.',
	heading: data.again ? 'Your list stands again' : 'Your list is published',
	name: nameOf(data),
	...listStands(data, link),
});

/** That a list may stand, and where its owner finds it. */
export const listStands = (
	{ title }: Pick<Messages['list-approved'], 'title'>,
	link: string,
): Required<Pick<Letter, 'paragraphs' | 'button' | 'notes'>> => ({
	paragraphs: [`An editor has read your list “${title}”. It stands as you wrote it, for those whom you let read it.`],
	button: { label: 'See or change the list', href: link },
	notes: [],
});
