import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { ReadApplication } from '#domain/desk/application-queries.ts';
import { ANSWERED_WITHIN, PLAY_FREQUENCIES, YEARS_PLAYING } from '#domain/support/options.ts';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import { SheetPart } from '../sheet/sheet-part.tsx';
import { TypedWords } from '../sheet/typed-words.tsx';
import { Urgent } from '../sheet/urgent.tsx';

const STATUS_WORDS = {
	open: 'Waits for a decision',
	accepted: 'Accepted',
	declined: 'Declined',
	withdrawn: 'Withdrawn by the applicant',
} as const;

/** Somebody's wish to be a reviewer, as it was written, and what is known of the sender. */
export function ApplicationThing({ application }: { application: ReadApplication }) {
	const { status, overdue, favoriteCourses, whyJoin, suspicion } = application;
	return (
		<>
			<p>
				{STATUS_WORDS[status]}.{' '}
				{status === 'open' && `We promise an answer within ${ANSWERED_WITHIN.join('-')} business days.`}
			</p>
			{overdue && <Urgent>Overdue: the promised {ANSWERED_WITHIN[1]} business days have passed.</Urgent>}
			{suspicion && <p>It looks like a machine’s ({suspicion}): declining it sends no letter.</p>}
			<SheetPart title="Why">
				<TypedWords words={whyJoin} />
			</SheetPart>
			<SheetPart title="Favourite courses">
				<TypedWords words={favoriteCourses} />
			</SheetPart>
			<DeskFacts facts={factsOf(application)} />
		</>
	);
}

function factsOf(application: ReadApplication) {
	const { firstName, lastName, email, country, handicap, yearsPlaying, playFrequency, account, others } = application;
	return [
		{ label: 'Name', value: `${firstName} ${lastName}` },
		{ label: 'Address', value: email },
		{ label: 'Country', value: country },
		{ label: 'Handicap', value: handicap },
		{ label: 'Has played', value: (YEARS_PLAYING as Record<string, string>)[yearsPlaying] ?? yearsPlaying },
		{ label: 'How often', value: (PLAY_FREQUENCIES as Record<string, string>)[playFrequency] ?? playFrequency },
		{
			label: 'Account',
			value: account ? (
				<>
					<a href={deskPaths.member(account.id)}>See the member</a>
					{account.confirmed ? ` (${account.role})` : ' (address not confirmed)'}
				</>
			) : (
				'None yet; the badge comes with it once its address is confirmed'
			),
		},
		...others.map(({ id, status, createdAt }) => ({
			label: `Number ${id}`,
			value: (
				<a href={deskPaths.item('application', id)}>
					{STATUS_WORDS[status]}, sent on {formatDate(createdAt)}
				</a>
			),
		})),
	];
}
