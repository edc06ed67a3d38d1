import type { Condition } from '#domain/conditions/join.ts';
import { type ConditionKind, kindOf } from '#domain/conditions/kinds.ts';

/** What is said of one thing: a label and the value, which is printed bold; or a phrase of its own, all of it the value. */
export type SaidWords = { label: string; value: string };

/** "Greens" "good", "Fairways" "good, or fair", "Pace" "4 h 15", "" "Greens just aerated". */
export function saidWords({ kind, opinions, minutes }: Condition): SaidWords {
	const { label } = kindOf(kind);
	if (minutes !== null) return { label, value: minutesInWords(kind, minutes) };
	const values = opinions.map(({ value }) => kindOf(kind).values[value]);
	const [only] = values;
	if (values.length === 1 && only?.whole) return { label: '', value: only.whole };
	return { label, value: values.map((value) => value?.words ?? '').join(', or ') };
}

/** The same as one text: "Greens good". */
export function saidText(condition: Condition): string {
	const { label, value } = saidWords(condition);
	return label ? `${label} ${value}` : value;
}

/** The first thing that is worth telling, with its age: "Greens good, 2 days ago". Empty where nothing is said. */
export function nowInALine(conditions: readonly Condition[]): string {
	const [first] = worthTelling(conditions);
	if (!first) return '';
	return `${saidText(first)}, ${first.isLoneVisitor ? sourceWords(first) : agoWords(first.daysAgo)}`;
}

/** The words of the answer where the median is one, else hours and minutes: "4 h 15". */
function minutesInWords(kind: ConditionKind, minutes: number): string {
	const answer = kindOf(kind).values[String(minutes)];
	if (answer) return answer.words;
	const rest = Math.round(minutes % 60);
	return `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`;
}

/** "today", "yesterday", "2 days ago". */
export const agoWords = (daysAgo: number) => ['today', 'yesterday'][daysAgo] ?? `${daysAgo} days ago`;

/** How old and of how many it is: "2 days ago, 3 golfers", "golfers disagree: 2 and 1, the newest today". */
export function sourceWords({ kind, opinions, golfers, isLoneVisitor, daysAgo, minutes }: Condition): string {
	const ago = agoWords(daysAgo);
	if (minutes !== null && golfers > 1) return `median of ${golfers} in ${kindOf(kind).lifeDays} days`;
	if (isLoneVisitor) return `${ago}, one visitor’s word`;
	const counts = opinions.map((opinion) => opinion.golfers);
	if (counts.length > 1) return `golfers disagree: ${counts.join(' and ')}, the newest ${ago}`;
	const said = counts[0] ?? 0;
	if (said < golfers) return `${ago}, ${said} of ${golfers} golfers`;
	return `${ago}, ${said === 1 ? '1 golfer' : `${said} golfers`}`;
}

/** What is worth telling: not what is as usual, unless there is nothing else. */
export function worthTelling(conditions: readonly Condition[]): readonly Condition[] {
	const unusual = conditions.filter(
		({ kind, opinions }) => opinions.length > 1 || opinions[0]?.value !== kindOf(kind).usual,
	);
	return unusual.length > 0 ? unusual : conditions;
}

/** Things that are as old and of as many are told of together: "2 days ago, 3 golfers", "Pace: median of 11 in 60 days". */
export function sourcesInWords(conditions: readonly Condition[]): string[] {
	const bySource = Map.groupBy(conditions, sourceWords);
	if (bySource.size === 1) return [...bySource.keys()];
	return [...bySource].map(([source, those]) => `${those.map(({ kind }) => kindOf(kind).label).join(', ')}: ${source}`);
}
