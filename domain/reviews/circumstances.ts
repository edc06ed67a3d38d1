/** How the course was got round. */
export const TRANSPORTS = ['walked', 'cart'] as const;

/** The weather of the round, in one word. */
export const WEATHERS = ['sunny', 'cloudy', 'windy', 'wet', 'cold', 'hot'] as const;

/** What ties a reviewer to the club of a course, or to another one (decision T2). */
export const INSIDERS = ['club member', 'employee', 'owner', 'relative', 'competitor'] as const;

export const DETAIL_LIMITS = { tees: 40, price: 7 } as const;

/** Kept apart from the other messages, so that the first load of the form goes without them. */
export const DETAIL_MESSAGES = {
	tees: `Please use at most ${DETAIL_LIMITS.tees} characters.`,
	choice: 'Please choose one of the list, or leave it out.',
	pricePaid: 'Please give the price as a number, such as 85 or 85.50.',
	priceKept: 'The price is more than we can keep in this currency.',
	priceCurrency: 'Please choose the currency of the price.',
} as const;
