import { EMAIL_MESSAGE } from '../shared/text/email-message.ts';
import { groupThousands } from '../shared/text/group-thousands.ts';
import { LEAST_NAME, LEAST_TEXT } from '../shared/text/text-limits.ts';

/** What a message may be about, with the words of the form. */
export const CONTACT_CATEGORIES = {
	general: 'General Inquiry',
	technical: 'Technical Support',
	billing: 'Billing & Account',
	feedback: 'Feedback & Suggestions',
	business: 'Business Partnership',
} as const;

export const YEARS_PLAYING = {
	'<1': 'Less than 1 year',
	'1-5': '1 to 5 years',
	'6-10': '6 to 10 years',
	'11-20': '11 to 20 years',
	'20+': 'More than 20 years',
} as const;

export const PLAY_FREQUENCIES = {
	'weekly-multiple': 'Several times a week',
	weekly: 'Once a week',
	monthly: 'Once a month',
	quarterly: 'Every three months',
	yearly: 'Once a year',
} as const;

export const SUPPORT_LIMITS = {
	name: 80,
	subject: 150,
	message: 5_000,
	country: 60,
	handicap: 20,
	favoriteCourses: 1_000,
	whyJoin: 3_000,
	whyJoinLeast: 50,
} as const;

/** How soon an application is answered, in business days. */
export const ANSWERED_WITHIN = [5, 7] as const;

const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const atLeast = (what: string, limit: number) => `${what} must be at least ${limit} characters.`;
const atMost = (what: string, limit: number) => `${what} must be at most ${groupThousands(limit)} characters.`;

/** Texts of the specification's points 5 and 8, to the letter; the upper bounds are ours. */
export const CONTACT_MESSAGES = {
	name: atLeast('Name', LEAST_NAME),
	nameLong: atMost('Name', SUPPORT_LIMITS.name),
	email: EMAIL_MESSAGE,
	subject: atLeast('Subject', LEAST_NAME),
	subjectLong: atMost('Subject', SUPPORT_LIMITS.subject),
	category: 'Please select a category.',
	message: atLeast('Message', LEAST_TEXT),
	messageLong: atMost('Message', SUPPORT_LIMITS.message),
	failed: 'Failed to send your message. Please try again.',
	unexpected: UNEXPECTED,
	successTitle: 'Message sent!',
	success: "We've received your message and will get back to you soon.",
} as const;

export const APPLICATION_MESSAGES = {
	firstName: atLeast('First name', LEAST_NAME),
	firstNameLong: atMost('First name', SUPPORT_LIMITS.name),
	lastName: atLeast('Last name', LEAST_NAME),
	lastNameLong: atMost('Last name', SUPPORT_LIMITS.name),
	email: EMAIL_MESSAGE,
	country: 'Please enter your country.',
	countryLong: atMost('Country', SUPPORT_LIMITS.country),
	handicap: 'Please provide your handicap.',
	handicapLong: atMost('Handicap', SUPPORT_LIMITS.handicap),
	yearsPlaying: "Please select how long you've been playing.",
	playFrequency: 'Please select how often you play.',
	favoriteCourses: 'Please tell us about your favorite courses.',
	favoriteCoursesLong: atMost('This', SUPPORT_LIMITS.favoriteCourses),
	whyJoin: `Please tell us why you want to be a reviewer (min ${SUPPORT_LIMITS.whyJoinLeast} characters).`,
	whyJoinLong: atMost('This', SUPPORT_LIMITS.whyJoin),
	failed: 'Failed to submit your application. Please try again.',
	unexpected: UNEXPECTED,
	successTitle: 'Application received!',
	success: 'Thank you for your interest in becoming a reviewer.',
} as const;
