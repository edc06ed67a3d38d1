const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something is kept: in words for the privacy page, and the moment before which a thing is too old. */
export type Period = { words: string; before: (now: Date) => Date };

const period = (words: string, milliseconds: number): Period => ({
	words,
	before: (now) => new Date(now.getTime() - milliseconds),
});
const minutes = (count: number) => period(`${count} minutes`, count * MINUTE);
const hours = (count: number) => period(count === 1 ? 'one hour' : `${count} hours`, count * HOUR);
const days = (count: number) => period(`${count} days`, count * DAY);
const months = (count: number): Period => ({
	words: `${count} months`,
	before(now) {
		const then = new Date(now);
		then.setUTCMonth(then.getUTCMonth() - count);
		return then;
	},
});

/**
 * How long each kind of personal data is kept. The privacy page prints these very words (`{{kept:name}}`), and the sweeps of
 * the modules (`housekeeping-commands.ts`) keep to them, once an hour.
 */
export const RETENTION = {
	session: hours(24),
	rememberedSession: days(30),
	unusedSession: days(14),
	knownDevice: days(180),
	unconfirmedAccount: days(30),
	confirmationLink: hours(24),
	passwordLink: hours(1),
	/** The address before a change that was asked for, in the link that undoes it. */
	formerAddress: days(7),
	proofCode: minutes(10),
	/** Sent letters, and those that could not be. */
	sentLetter: days(14),
	failedLetter: days(30),
	message: months(24),
	application: months(24),
	report: months(24),
	unconfirmedSubscriber: days(30),
	delivery: months(12),
	/** The keyed hash of the network that a review, or what waits at the desk, came from. */
	networkHash: days(7),
	/** The same under a salt that changes every week, and is thrown away when no review is compared by it any more. */
	networkMark: days(60),
	/** That a deleted review was there, without a word of it: who wrote it, of which course. */
	removedReview: days(30),
	/** What was answered to a form; its stamp holds for seven days, and for thirty where it may wait for a connection. */
	submission: days(31),
	/** Names and votes of those who travel along, from the last day of the trip on. */
	traveller: days(90),
	/** How a course looked, from the report that the photograph came with on. */
	conditionPhotograph: days(21),
	/** What a club has announced, from its last day on. */
	announcement: months(12),
	counter: hours(24),
} as const satisfies Record<string, Period>;

export type Kept = keyof typeof RETENTION;
