import { CONDITION_KINDS, type ConditionKind, kindOf } from '#domain/conditions/kinds.ts';

/** The form's field for a file; `photographId` names one that came with the form before. */
export const PHOTOGRAPH_FIELD = 'photograph';

export type ReportField = 'day' | ConditionKind | 'photographId';

/** Those at hand, and those that are folded away. */
export const AT_HAND = CONDITION_KINDS.filter((kind) => !kindOf(kind).folded);
export const FOLDED = CONDITION_KINDS.filter((kind) => kindOf(kind).folded);

const labelOf = (kind: ConditionKind) => kindOf(kind).asked ?? kindOf(kind).label;

// Object.fromEntries cannot know that the kinds are all there.
const KIND_LABELS = Object.fromEntries([...AT_HAND, ...FOLDED].map((kind) => [kind, labelOf(kind)])) as Record<
	ConditionKind,
	string
>;

/** Labels of the form's fields, in the order in which they stand. */
export const LABELS: Record<ReportField, string> = { day: 'Day', ...KIND_LABELS, photographId: 'Photograph' };

// Object.keys cannot know that the object has no other keys; it is a constant of this file.
export const REPORT_FIELDS = Object.keys(LABELS) as ReportField[];
