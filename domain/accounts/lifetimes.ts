const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long things last, in milliseconds. */
export const LIFETIMES = {
	accessToken: HOUR,
	/** With "Remember me for 30 days", and without (decision P2). */
	rememberedSession: 30 * DAY,
	session: DAY,
	unusedSession: 14 * DAY,
	/** A refresh token that has just been exchanged still answers: the answer may have been lost, or tabs raced. */
	refreshGrace: MINUTE,
	/** `seen_at` is not written more often than that. */
	seenStep: HOUR,
	links: { signup: DAY, recovery: HOUR, email_change: DAY, email_change_undo: 7 * DAY, reauthentication: 10 * MINUTE },
	/** Between two letters of a kind to one address. */
	betweenLetters: MINUTE,
	/** A letter is put off by no more, however many are to go to one address. */
	longestPutOff: 10 * MINUTE,
	/** A second factor shown gives an editor's rights so long, and the dangerous ones so long. */
	secondFactor: 12 * HOUR,
	freshSecondFactor: 15 * MINUTE,
	knownDevice: 180 * DAY,
	unconfirmedAccount: 30 * DAY,
	/** The one clock is put right by less. */
	clockSlack: DAY,
} as const;

/** Whether something was made while the clock was far ahead, and that has been put right since: it would live on until then. */
export const isFromLater = (made: Date, now: Date) => made > after(now, LIFETIMES.clockSlack);

/** The moment so many milliseconds after another. */
export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
