import { z } from 'zod';
import { emailAddress } from '../shared/text/email.ts';
import { cleanLine, cleanText, visibleLength } from '../shared/text/text.ts';
import { LEAST_NAME, LEAST_TEXT } from '../shared/text/text-limits.ts';
import {
	APPLICATION_MESSAGES,
	CONTACT_CATEGORIES,
	CONTACT_MESSAGES,
	PLAY_FREQUENCIES,
	SUPPORT_LIMITS,
	YEARS_PLAYING,
} from './options.ts';

type Bounds = { least: number; most: number; short: string; long: string };

const bounded = (clean: (text: string) => string, { least, most, short, long }: Bounds) =>
	z
		.string({ error: short })
		.overwrite(clean)
		.refine((text) => visibleLength(text) >= least, { error: short, abort: true })
		.refine((text) => text.length <= most, long);

/** One line: line ends become blanks, so that nothing typed can begin a second header of a mail (S08). */
const line = (bounds: Bounds) => bounded(cleanLine, bounds);
const lines = (bounds: Bounds) => bounded(cleanText, bounds);

const oneOf = <Key extends string>(choices: Record<Key, string>, error: string) =>
	// Object.keys cannot know that the constant has no other keys.
	z.enum(Object.keys(choices) as [Key, ...Key[]], { error });

const { name, subject, message, country, handicap, favoriteCourses, whyJoin, whyJoinLeast } = SUPPORT_LIMITS;

export const contactSchema = z.object({
	name: line({ least: LEAST_NAME, most: name, short: CONTACT_MESSAGES.name, long: CONTACT_MESSAGES.nameLong }),
	email: emailAddress,
	subject: line({
		least: LEAST_NAME,
		most: subject,
		short: CONTACT_MESSAGES.subject,
		long: CONTACT_MESSAGES.subjectLong,
	}),
	category: oneOf(CONTACT_CATEGORIES, CONTACT_MESSAGES.category),
	message: lines({
		least: LEAST_TEXT,
		most: message,
		short: CONTACT_MESSAGES.message,
		long: CONTACT_MESSAGES.messageLong,
	}),
});

const said = APPLICATION_MESSAGES;

export const applicationSchema = z.object({
	firstName: line({ least: LEAST_NAME, most: name, short: said.firstName, long: said.firstNameLong }),
	lastName: line({ least: LEAST_NAME, most: name, short: said.lastName, long: said.lastNameLong }),
	email: emailAddress,
	country: line({ least: LEAST_NAME, most: country, short: said.country, long: said.countryLong }),
	/** As its owner writes it: "12.4", "+1.2", "scratch". */
	handicap: line({ least: 1, most: handicap, short: said.handicap, long: said.handicapLong }),
	yearsPlaying: oneOf(YEARS_PLAYING, said.yearsPlaying),
	playFrequency: oneOf(PLAY_FREQUENCIES, said.playFrequency),
	favoriteCourses: lines({
		least: LEAST_TEXT,
		most: favoriteCourses,
		short: said.favoriteCourses,
		long: said.favoriteCoursesLong,
	}),
	whyJoin: lines({ least: whyJoinLeast, most: whyJoin, short: said.whyJoin, long: said.whyJoinLong }),
});

export type ContactInput = z.output<typeof contactSchema>;
export type ApplicationInput = z.output<typeof applicationSchema>;
