import { z } from 'zod';
import { ACCOUNT_MESSAGES } from '../accounts/messages.ts';
import { personName } from '../accounts/rules.ts';
import { readHandicap } from '../catalogue/finding/handicap.ts';
import { hasSigns, NAME_WITH_SIGNS, poses, speaksForTheHouse } from '../shared/names/shown-name.ts';
import { cleanLine, visibleLength } from '../shared/text/text.ts';
import { LEAST_NAME } from '../shared/text/text-limits.ts';
import { PROFILE_LIMITS, PROFILE_MESSAGES } from './profile-messages.ts';

/** Addresses that read as parts of the site, or as nobody. */
const RESERVED_HANDLES = new Set(
	`about account accounts anonymous api auth contact course courses desk edit faq feeds golfer golfers guest guides
	help home index info legal login logout member members new newsletter nobody null partner partners postmaster
	press privacy profile search security settings signup sitemap team undefined`.split(/\s+/),
);

const HANDLE = /^[a-z](?:-?[a-z0-9])+$/;

/** Nothing where nothing was typed. */
const orNothing = (text: string) => (visibleLength(text) === 0 ? null : text);

const publicName = z
	.string()
	.overwrite(cleanLine)
	.default('')
	.transform(orNothing)
	.refine((name) => name === null || visibleLength(name) >= LEAST_NAME, PROFILE_MESSAGES.publicName)
	.refine((name) => name === null || name.length <= PROFILE_LIMITS.publicName, PROFILE_MESSAGES.publicNameLong)
	.refine((name) => name === null || !hasSigns(name), NAME_WITH_SIGNS)
	// Without `abort`: what is wrong between two fields is told at once, too.
	.refine((name) => name === null || !poses(name), ACCOUNT_MESSAGES.nameDishonest);

const handle = z
	.string()
	.overwrite((text) => cleanLine(text).toLowerCase())
	.default('')
	.transform(orNothing)
	.refine((text) => text === null || isHandle(text), { error: PROFILE_MESSAGES.handle, abort: true })
	.refine((text) => text === null || !isReserved(text), PROFILE_MESSAGES.handleReserved);

const isHandle = (text: string) =>
	text.length >= PROFILE_LIMITS.handleLeast && text.length <= PROFILE_LIMITS.handleMost && HANDLE.test(text);

const isReserved = (text: string) => RESERVED_HANDLES.has(text) || speaksForTheHouse(text);

/** Tenths of a stroke; a plus handicap is negative. */
const handicap = z
	.string()
	.overwrite(cleanLine)
	.default('')
	.transform((text, check) => {
		if (text === '') return null;
		const index = readHandicap(text);
		if (index !== null) return Math.round(index * 10);
		check.addIssue({ code: 'custom', message: PROFILE_MESSAGES.handicap });
		return z.NEVER;
	});

/**
 * An upper-case alpha-2 code; whether a country has it, the command knows. Undefined where the form had no field for it: it was
 * sent before its scripts were there to name one.
 */
const homeCountry = z
	.string()
	.transform(orNothing)
	.refine((code) => code === null || /^[A-Z]{2}$/.test(code), PROFILE_MESSAGES.homeCountry)
	.optional();

/** The form of "Edit Profile". What is left empty is null. */
export const profileSchema = z
	.object({
		firstName: personName(ACCOUNT_MESSAGES.firstName),
		lastName: personName(ACCOUNT_MESSAGES.lastName),
		homeCountry,
		handicap,
		publicName,
		handle,
		isPublic: z
			.unknown()
			.optional()
			.transform((ticked) => ticked === 'on' || ticked === true),
	})
	.refine(({ firstName, lastName }) => !poses(`${firstName} ${lastName}`), {
		error: ACCOUNT_MESSAGES.nameDishonest,
		path: ['lastName'],
	})
	.refine((profile) => !profile.isPublic || profile.handle !== null, {
		error: PROFILE_MESSAGES.handleMissing,
		path: ['handle'],
		// Asked for beside whatever else is wrong, but not where the address itself is.
		when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'handle'),
	});

export type ProfileInput = z.output<typeof profileSchema>;
