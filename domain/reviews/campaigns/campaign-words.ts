import { CAMPAIGN_RULES } from './campaign-rules.ts';

const {
	windows,
	oneNetwork,
	likeTexts,
	newAccounts,
	everybody,
	newAccountDays,
	pauseDays,
	againWithinMonths,
	hiddenMonths,
} = CAMPAIGN_RULES;

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const span = (days: number) => (days === 1 ? 'a day' : `${days} days`);
/** "3 within 7 days or 4 within 60 days": what is as many in a longer time is told of that alone. */
const numbers = (least: readonly number[]) =>
	either.format(
		windows.flatMap((days, place) =>
			least[place] === least[place + 1] ? [] : [`${least[place]} within ${span(days)}`],
		),
	);

/** The numbers of the rules against campaigns, for pages that explain them. */
export const CAMPAIGN_WORDS: Record<string, string> = {
	windows: either.format(windows.map(span)),
	oneNetwork: numbers(oneNetwork.least),
	likeTexts: numbers(likeTexts.least),
	newAccounts: numbers(newAccounts.least),
	everybody: numbers(everybody.least),
	timesUsual: everybody.timesUsual === 2 ? 'twice' : `${everybody.timesUsual} times`,
	newAccountDays: String(newAccountDays),
	pause: span(pauseDays),
	againWithin: `${againWithinMonths} months`,
	hidden: `${hiddenMonths} months`,
};
