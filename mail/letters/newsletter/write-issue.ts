import { paths } from '#app/lib/paths.ts';
import type { Entry } from '#content/compile/kinds.ts';
import { REVIEWS_MARK } from '#content/compile/reviews-mark.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import type { Facts, Letter } from '#mail/letter.ts';
import { styleHtml, textOf } from './style-html.ts';

export type Issue = Entry<'newsletter'>;

const EXCERPT = 280;

/** An issue of the newsletter for one subscriber, whose link to leave is `facts.link`. */
export function writeIssue(issue: Issue, reviews: readonly ReviewWithCourse[], facts: Facts): Letter {
	const { subject, preview, title } = issue;
	// By a function: in a text, `$&` and the like would stand for parts of the letter.
	const html = issue.html.replace(REVIEWS_MARK, () => reviewsHtml(issue.reviewsOf, reviews));
	return {
		subject,
		preview,
		heading: title,
		name: null,
		paragraphs: [],
		body: { html: styleHtml(html, facts.origin), text: textOf(html, facts.origin) },
		notes: [
			`You get this letter because you have confirmed your subscription to the ${facts.companyName} newsletter.`,
			`Unsubscribe with one press, without logging in: ${facts.link}`,
		],
		unsubscribe: facts.link,
	};
}

/** Nothing at all in a month without reviews. */
function reviewsHtml(month: string, reviews: readonly ReviewWithCourse[]): string {
	if (reviews.length === 0) return '';
	const name = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
	return `<h2>The best reviews of ${name}</h2>\n${reviews.map(reviewHtml).join('\n')}`;
}

function reviewHtml(review: ReviewWithCourse): string {
	const { content, rating, userName, courseName, courseLocation, courseSlug: slug, countrySlug } = review;
	const href = paths.review({ slug, countrySlug }, review.id);
	return [
		`<blockquote dir="auto">“${escapeHtml(endAtWord(excerpt(content, EXCERPT)))}”</blockquote>`,
		`<p>${isolated(userName)} on <a href="${href}">${isolated(courseName)}</a>, ${isolated(courseLocation)}: ${rating} out of 10</p>`,
	].join('\n');
}

/** In print a quotation is not broken off within a word. Languages without blanks stay as they were cut. */
const endAtWord = (text: string) => text.replace(/\s\S{0,30}…$/u, ' …');

/** A name in any script, whose direction ends with it (S05). */
const isolated = (name: string) => `<bdi>${escapeHtml(name)}</bdi>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
