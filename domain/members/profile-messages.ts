import { WORST_HANDICAP } from '../catalogue/finding/handicap.ts';
import { LEAST_NAME } from '../shared/text/text-limits.ts';

export const PROFILE_LIMITS = { publicName: 50, handleLeast: 3, handleMost: 30 } as const;

export const PROFILE_MESSAGES = {
	publicName: `Public name must be at least ${LEAST_NAME} characters.`,
	publicNameLong: `Public name must be at most ${PROFILE_LIMITS.publicName} characters.`,
	handle: `Use ${PROFILE_LIMITS.handleLeast} to ${PROFILE_LIMITS.handleMost} letters, digits and single hyphens, beginning with a letter.`,
	handleReserved: 'This address is kept for the site. Please choose another one.',
	handleMissing: 'Your public page needs an address.',
	homeCountry: 'Please choose a country of the list.',
	handicap: `Please give a handicap index such as 12.4, or +1.2 for a plus handicap; ${WORST_HANDICAP} at most.`,
} as const;

/** Why a profile that was filled in well was refused, by the kind of the failure. */
export const PROFILE_FAILURES = {
	'country-unknown': PROFILE_MESSAGES.homeCountry,
	'handle-taken': 'Somebody has this address already. Please choose another one.',
	'name-taken': 'This name can be taken for that of one of our reviewers. Please choose another one.',
} as const;
