/** The currencies in which a price may be told, the usual ones first. */
export const CURRENCIES = [
	...['EUR', 'GBP', 'USD', 'SEK', 'NOK', 'DKK', 'CHF', 'ISK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'AED', 'MAD'],
	...['ZAR', 'KES', 'MUR', 'EGP', 'TND', 'AUD', 'NZD', 'JPY', 'KRW', 'CNY', 'HKD', 'TWD', 'THB', 'VND', 'MYR', 'SGD'],
	...['IDR', 'PHP', 'INR', 'CAD', 'MXN', 'DOP', 'BRL', 'ARS', 'CLP', 'COP', 'PEN', 'UYU'],
] as const;

/** How many digits the minor unit of a currency has: two for EUR, none for JPY. */
export const minorDigits = (currency: string) =>
	new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** "85.5" from 8550 and EUR, "9000" from 9000 and JPY. */
export const inMajorUnits = (minor: number, currency: string) => String(minor / 10 ** minorDigits(currency));

/** 8550 from "85.50" and EUR, 9000 from "9000" and JPY. */
export const inMinorUnits = (major: string, currency: string) =>
	Math.round(Number(major) * 10 ** minorDigits(currency));

/** What the column of an amount holds. */
const MOST_MINOR = 2_147_483_647;

/** Whether an amount in major units can be kept in the minor units of a currency, of which some have a thousand. */
export const isKept = (major: number, currency: string) => major * 10 ** minorDigits(currency) <= MOST_MINOR;
