import { nameOf, type Write } from '../letter.ts';

/** When an editor has accepted an application: the badge, and where it stands. */
export const writeApplicationAccepted: Write<'application-accepted'> = (data, { companyName, origin, pages }) => ({
	subject: `You are a reviewer for ${companyName}`,
	preview: 'Your application was accepted.',
	heading: 'Welcome, reviewer',
	name: nameOf(data),
	paragraphs: [
		`An editor has read your application and accepted it. We are glad to have you.`,
		...(data.words ? [`The editor writes: ${data.words}`] : []),
		data.account
			? 'From now on the reviewer badge stands beside your name, at every review you have written and will write.'
			: `You have no account with this address yet. Sign up with it, and the reviewer badge comes with the account: ${origin}/auth/signup`,
		'What we ask of a review is what we ask of everybody: a round that you played yourself, and words that help whoever plays it next.',
	],
	button: {
		label: data.account ? 'Find a course to review' : 'Log in or sign up',
		href: data.account ? pages.findCourse : pages.login,
	},
	notes: [`How we decide what is published: ${origin}/moderation`],
});
