import type { Facts } from '../letter.ts';

/** What whoever has the reviewer's badge now is told of it. */
export const HAS_BADGE =
	'From now on the reviewer badge stands beside your name, at every review you have written and will write.';

/** What an applicant who is accepted is told: the badge, what we ask of a review, and where to begin. */
export const welcome = (account: boolean, { origin, pages }: Pick<Facts, 'origin' | 'pages'>) => ({
	paragraphs: [
		account
			? HAS_BADGE
			: `You have no account with this address yet. Sign up with it, and the reviewer badge comes with the account: ${origin}/auth/signup`,
		'What we ask of a review is what we ask of everybody: a round that you played yourself, and words that help whoever plays it next.',
	],
	button: {
		label: account ? 'Find a course to review' : 'Log in or sign up',
		href: account ? pages.findCourse : pages.login,
	},
	notes: [`How we decide what is published: ${origin}/moderation`],
});
