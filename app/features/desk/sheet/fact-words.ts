/** "Report upheld" from "report upheld", "Review id" from "reviewId". */
export const startCased = (name: string) =>
	name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A stored fact as a text, several joined by `between`; empty where it is not known. */
export function factInWords(fact: unknown, between = ', '): string {
	if (fact === null || fact === undefined) return '';
	if (Array.isArray(fact)) return fact.map((one) => factInWords(one, between)).join(between);
	if (typeof fact !== 'object') return String(fact);
	const named = Object.entries(fact).map(([name, one]) => `${startCased(name)}: ${factInWords(one, between)}`);
	return named.join(between);
}
