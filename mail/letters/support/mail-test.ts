import type { Write } from '#mail/letter.ts';

/** What `npm run mail:test` sends. */
export const writeMailTest: Write<'mail-test'> = (_, { companyName, origin }) => ({
	subject: `A test letter from ${companyName}`,
	preview: 'If you read this, letters go out.',
	heading: 'Letters go out',
	name: null,
	paragraphs: [
		`This is the letter that somebody who runs ${origin} has asked for, to see whether its letters arrive.`,
		'Look where it lies, in the inbox or among the unwanted, and whether its sender is the one you expect.',
	],
	notes: ['You have not asked for it? Then do nothing: nothing else will come of it.'],
});
