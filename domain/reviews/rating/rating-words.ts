import { DAYS_A_MONTH, RATING_RULES } from './rating-rules.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "three", "24". */
const inWords = (count: number) => NUMBERS[count] ?? String(count);

/** What a factor does to a weight: "a quarter more". */
const FACTORS: Record<number, string> = {
	0.25: 'a quarter as much',
	0.5: 'half as much',
	1.25: 'a quarter more',
	1.5: 'half as much again',
	2: 'twice',
};
const PARTS: Record<number, string> = { 2: 'half', 3: 'a third', 4: 'a quarter', 5: 'a fifth' };

const factorInWords = (factor: number) => FACTORS[factor] ?? `${factor} times as much`;

const {
	rankedFrom,
	priorWeight,
	priorGrades,
	priorGrade,
	halfLifeMonths,
	verifiedFactor,
	unregisteredFactor,
	benefitFactor,
	insiderFactor,
	firstFactor,
	visitorsOneIn,
	aspectsFrom,
} = RATING_RULES;

/** The numbers of the rating in words, for texts that speak of them: the tokens `{{rating:name}}` of content files. */
export const RATING_WORDS = {
	/** "three" */
	rankedFrom: inWords(rankedFrom),
	/** "one or two": how many ratings a course has that is new. */
	few: Array.from({ length: rankedFrom - 1 }, (_, index) => inWords(index + 1)).join(' or '),
	/** "five" */
	priorWeight: inWords(priorWeight),
	/** "200 grades of 6.5" */
	priorStart: `${priorGrades} grades of ${priorGrade}`,
	/** "24 months" */
	halfLife: `${halfLifeMonths} months`,
	/** "30.436875 days" */
	month: `${DAYS_A_MONTH} days`,
	verified: factorInWords(verifiedFactor),
	unregistered: factorInWords(unregisteredFactor),
	benefit: factorInWords(benefitFactor),
	insider: factorInWords(insiderFactor),
	first: factorInWords(firstFactor),
	/** "a third": the most that all reviews without an account weigh. */
	visitorsMost: PARTS[visitorsOneIn] ?? `one part of ${visitorsOneIn}`,
	/** "half": the most that they weigh beside those of members. */
	visitorsBeside: PARTS[visitorsOneIn - 1] ?? `one part of ${visitorsOneIn - 1}`,
	aspectsFrom: inWords(aspectsFrom),
} as const;
