/** Decisions C9, T1 and T2 (ratings, their prior, their weights), in one place: how reviews become the number that is printed. */
export const RATING_RULES = {
	/** A review's weight halves with every 24 months since the round. */
	halfLifeMonths: 24,
	/** A verified round counts a quarter more. */
	verifiedFactor: 1.25,
	/** A review without an account counts half. */
	unregisteredFactor: 0.5,
	/** So does one whose author was given something for it, */
	benefitFactor: 0.5,
	/** one of an insider: somebody who belongs to the club, lives by it, or by another one, */
	insiderFactor: 0.5,
	/** and an account's first one, until its second on another day, or until an editor has read it. */
	firstFactor: 0.5,
	/** All reviews without an account weigh at most one part of so many of a course's reviews: a third. */
	visitorsOneIn: 3,
	/** The mean of all grades joins in with the weight of five reviews. */
	priorWeight: 5,
	/** From this many ratings on a course has a weighted rating and is ranked by it; below, its plain average is printed as new. */
	rankedFrom: 3,
	/**
	 * So many grades of such a height join the mean of all grades, so that on a young site one grade is not the mean of everybody:
	 * the middle of 1 to 10, and a little.
	 */
	priorGrades: 200,
	priorGrade: 6.5,
	/** How many days of it /how-we-rate prints. */
	priorDaysShown: 30,
	/** Averages of an aspect or of a handicap band are shown from this many grades on. */
	aspectsFrom: 3,
} as const;

/** Whether a course with so many counted ratings is ranked. The column `ranked` says the same to the database. */
export const isRanked = (ratings: number) => ratings >= RATING_RULES.rankedFrom;

/** Ages are told in months of this length: the mean one of the Gregorian calendar, 30.436875 days. */
export const DAYS_A_MONTH = 365.2425 / 12;
