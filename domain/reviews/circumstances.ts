/** How the course was got round. */
export const TRANSPORTS = ['walked', 'cart'] as const;

/** The weather of the round, in one word. */
export const WEATHERS = ['sunny', 'cloudy', 'windy', 'wet', 'cold', 'hot'] as const;

/** The currencies in which a price paid may be told, the usual ones first. */
export const CURRENCIES = [
	...['EUR', 'GBP', 'USD', 'SEK', 'NOK', 'DKK', 'CHF', 'ISK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'AED', 'MAD'],
	...['ZAR', 'KES', 'MUR', 'EGP', 'TND', 'AUD', 'NZD', 'JPY', 'KRW', 'CNY', 'HKD', 'TWD', 'THB', 'VND', 'MYR', 'SGD'],
	...['IDR', 'PHP', 'INR', 'CAD', 'MXN', 'DOP', 'BRL', 'ARS', 'CLP', 'COP', 'PEN', 'UYU'],
] as const;

export const DETAIL_LIMITS = { tees: 40, price: 7 } as const;

/** Kept apart from the other messages, so that the first load of the form goes without them. */
export const DETAIL_MESSAGES = {
	tees: `Please use at most ${DETAIL_LIMITS.tees} characters.`,
	choice: 'Please choose one of the list, or leave it out.',
	pricePaid: 'Please give the price as a number, such as 85 or 85.50.',
	priceCurrency: 'Please choose the currency of the price.',
} as const;

/** How many digits the minor unit of a currency has: two for EUR, none for JPY. */
export const minorDigits = (currency: string) =>
	new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
