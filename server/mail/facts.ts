import { listPaths } from '#app/lib/list-paths.ts';
import { newsPaths } from '#app/lib/news-paths.ts';
import { paths } from '#app/lib/paths.ts';
import type { TakenLetter } from '#domain/mail/delivery-commands.ts';
import { makeAppealLink } from '#domain/moderation/appeal-link.ts';
import { makeReviewLink } from '#domain/reviews/authors/review-link.ts';
import { codeOf, linkTokenOf } from '#domain/shared/secrets.ts';
import type { Facts } from '#mail/letter.ts';
import type { Config } from '../settings/config.ts';

export type FactsOf = (letter: Pick<TakenLetter, 'tokenId' | 'linkKind'> & Partial<Pick<TakenLetter, 'data'>>) => Facts;

type Settings = Pick<Config, 'origin' | 'companyName' | 'companyAddress' | 'mailDomain'>;

/** What letters print of the installation. Every address in them is at the configured origin (S18). */
export function createFactsOf({ origin, companyName, companyAddress, mailDomain }: Settings, secret: string): FactsOf {
	const always = {
		companyName,
		companyAddress,
		origin,
		supportAddress: `support@${mailDomain}`,
		pages: {
			login: origin + paths.login(),
			forgotPassword: origin + paths.forgotPassword(),
			settings: origin + paths.settings(),
			news: origin + newsPaths.news(),
			guides: origin + paths.guides(),
			faq: origin + paths.faq(),
			findCourse: origin + paths.findCourse(),
		},
	};
	return ({ tokenId, linkKind, data }) => {
		const appeal = isAppealable(data) ? origin + paths.appeal({ to: makeAppealLink(secret, toAppealed(data)) }) : '';
		const standing = { ...always, appeal };
		if (isAboutReview(data)) return { ...standing, link: origin + addressOf(data, secret), code: '' };
		if (isAboutConditions(data)) return { ...standing, link: origin + paths.reportConditions(data), code: '' };
		if (isAboutList(data)) return { ...standing, link: origin + listPaths.ownList(data.listId), code: '' };
		if (tokenId === null || linkKind === null) return { ...standing, link: '', code: '' };
		if (linkKind === 'reauthentication') return { ...standing, link: '', code: codeOf(secret, tokenId) };
		return { ...standing, link: origin + pageOf(linkKind, tokenId, linkTokenOf(secret, tokenId)), code: '' };
	};
}

/** The page that a link leads to, which changes nothing before its button is pressed. */
function pageOf(kind: string, id: string, token: string): string {
	if (kind === 'subscription') return paths.confirmNewsletter({ token });
	if (kind === 'unsubscribing') return paths.endNewsletter({ subscriber: id, token });
	if (kind === 'news') return newsPaths.endLetter({ letter: id, token });
	if (kind === 'withdrawal') return paths.withdrawApplication({ application: id, token });
	const link = { token_hash: token, type: kind };
	return kind === 'recovery' ? paths.resetPassword(link) : paths.confirm(link);
}

type AboutReview = { reviewId: number; linkUntil: number | null };

const isAboutReview = (data: unknown): data is AboutReview =>
	typeof data === 'object' && data !== null && 'reviewId' in data && 'linkUntil' in data;

const isAboutList = (data: unknown): data is { listId: number } =>
	typeof data === 'object' && data !== null && 'listId' in data;

const isAboutConditions = (data: unknown): data is { slug: string; countrySlug: string } =>
	typeof data === 'object' && data !== null && 'conditionsId' in data && 'countrySlug' in data;

type Appealable = { decision: number; reported?: unknown };

const isAppealable = (data: unknown): data is Appealable =>
	typeof data === 'object' && data !== null && 'decision' in data && typeof data.decision === 'number';

/** A letter about a report names what was reported; all others go to the one whom the decision is about. */
const toAppealed = ({ decision, reported }: Appealable) =>
	({ decision, party: typeof reported === 'string' ? 'reporter' : 'author' }) as const;

/** Where its author edits or removes a review. A visitor's link is made when the letter is written, and kept nowhere. */
function addressOf({ reviewId, linkUntil }: AboutReview, secret: string): string {
	return paths.editReview(reviewId, linkUntil === null ? null : makeReviewLink(secret, reviewId, linkUntil));
}
