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
const numbers = (least: readonly number[]) => either.format(least.map(String));

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
