import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import type { Facts } from './letter.ts';
import { type Issue, writeIssue } from './letters/newsletter/write-issue.ts';
import { print, type RenderedLetter } from './render.tsx';

const files = import.meta.glob<Issue>('/content/newsletter/*.md', { eager: true, import: 'default' });

/** Every issue there is, compiled. */
export const ISSUES: readonly Issue[] = Object.values(files);

export type RenderIssue = typeof renderIssue;

/** An issue for one subscriber: subject, HTML and the same in plain text. */
export function renderIssue(issue: Issue, reviews: readonly ReviewWithCourse[], facts: Facts): RenderedLetter {
	return print(writeIssue(issue, reviews, facts), facts);
}
