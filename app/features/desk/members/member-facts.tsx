import { SHOWN_GOLF_LABELS } from '#app/features/auth/labels.ts';
import { Avatar } from '#app/features/golfer/avatar.tsx';
import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '#app/lib/paths.ts';
import { countryName } from '#domain/catalogue/places/countries.ts';
import type { ReadMember } from '#domain/member-desk/queries.ts';
import type { MemberActivity } from '#domain/member-desk/written-queries.ts';
import type { DeskFact } from '../sheet/desk-facts.tsx';
import { ROLE_WORDS } from './role-words.ts';

/** The account as its owner sees it: never the password, never where the devices are. */
export function accountFacts(member: ReadMember): DeskFact[] {
	const { email, confirmed, newEmail, role, createdAt, lastSignInAt, terms, sessions } = member;
	return [
		{ label: 'Address', value: confirmed ? email : `${email} (not confirmed)` },
		...(newEmail ? [{ label: 'Changing to', value: newEmail }] : []),
		{ label: 'Role', value: ROLE_WORDS[role] },
		{ label: 'Joined', value: formatDate(createdAt) },
		{ label: 'Last sign-in', value: lastSignInAt ? formatDate(lastSignInAt) : 'Never' },
		{ label: 'Terms', value: terms ? `Version of ${formatDate(terms.version)}` : 'Not accepted' },
		{
			label: 'Signed in on',
			value:
				sessions.length === 0
					? 'No device'
					: sessions.map(({ device, seenAt }) => `${device}, ${formatDate(seenAt)}`).join('; '),
		},
	];
}

export function profileFacts(member: ReadMember): DeskFact[] {
	const { name, publicName, avatarKey, handle, isPublic, shownGolf, homeCountry, handicap } = member;
	const picture = avatarKey && paths.avatar(avatarKey, 'portrait');
	return [
		{ label: 'Picture', value: picture ? <Avatar name={name} avatarUrl={picture} size="large" /> : 'None' },
		{ label: 'Public name', value: publicName ?? 'None: first and last name' },
		{
			label: 'Public page',
			value: handle && isPublic ? <a href={paths.golfer(handle)}>@{handle}</a> : handle ? `@${handle}, off` : 'Off',
		},
		{
			label: 'Golf on that page',
			value: shownGolf.map((item) => SHOWN_GOLF_LABELS[item]).join('; ') || 'Nothing but single rounds',
		},
		{ label: 'Home country', value: homeCountry ? countryName(homeCountry) : 'Not given' },
		{ label: 'Handicap', value: handicap === null ? 'Not given' : handicap < 0 ? `+${-handicap}` : String(handicap) },
	];
}

export const listFacts = ({ wantToPlay, checkIns, helpfulVotes }: MemberActivity): DeskFact[] => [
	{ label: 'Want to play', value: formatCount(wantToPlay, 'course') },
	{ label: 'Check-ins', value: formatNumber(checkIns) },
	{ label: 'Helpful votes', value: `${formatNumber(helpfulVotes)} given` },
];
