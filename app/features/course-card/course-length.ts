import { formatNumber } from '#app/lib/format/format.ts';

const YARDS_A_METRE = 1.0936133;

/** "6,218 m (6,800 yd)" (decision X8). */
export const formatLength = (metres: number) =>
	`${formatNumber(metres)} m (${formatNumber(Math.round(metres * YARDS_A_METRE))} yd)`;
