import { type Entry, FAQ_GROUPS, HELP_GROUPS } from '#content/compile/kinds.ts';

export type FaqEntry = Entry<'faq'>;
export type Article = Entry<'help'>;
export type LegalPage = Entry<'legal'>;
export type PlainPage = Entry<'pages'>;
export type Guide = Entry<'guides'>;

/** All content, compiled into the server's bundle. Nothing here is ever sent to a browser as a whole. */
const faqFiles = import.meta.glob<FaqEntry>('/content/faq/*.md', { eager: true, import: 'default' });
const helpFiles = import.meta.glob<Article>('/content/help/*.md', { eager: true, import: 'default' });
const legalFiles = import.meta.glob<LegalPage>('/content/legal/*.md', { eager: true, import: 'default' });
const versionFiles = import.meta.glob<LegalPage>('/content/legal/versions/*/*.md', { eager: true, import: 'default' });
const pageFiles = import.meta.glob<PlainPage>('/content/pages/*.md', { eager: true, import: 'default' });
const guideFiles = import.meta.glob<Guide>('/content/guides/*.md', { eager: true, import: 'default' });

/** Every question, by group and in the order of its group. */
export const FAQ: readonly FaqEntry[] = inOrder(Object.values(faqFiles), FAQ_GROUPS);

/** Every help article, by tab and in the order of its tab. */
export const ARTICLES: readonly Article[] = inOrder(Object.values(helpFiles), HELP_GROUPS);

export const getArticle = (slug: string) => ARTICLES.find((article) => article.slug === slug) ?? null;

/** The four legal pages. */
export const LEGAL: readonly LegalPage[] = Object.values(legalFiles);

export const getLegalPage = (slug: string) => LEGAL.find((page) => page.slug === slug) ?? null;

/** The days of a legal page's versions, the one in force first. A text that was replaced is kept in `versions`. */
export function listLegalVersions({ slug, updated }: LegalPage): string[] {
	const former = Object.values(versionFiles).filter((version) => version.slug.startsWith(`versions/${slug}/`));
	return [updated, ...former.map((version) => version.updated).sort((a, b) => (a < b ? 1 : -1))];
}

/** A legal page as it was on the day of one of its versions, or null where there is no such version. */
export function getLegalVersion(slug: string, day: string): LegalPage | null {
	const page = getLegalPage(slug);
	if (page?.updated === day) return page;
	return Object.values(versionFiles).find((version) => version.slug === `versions/${slug}/${day}`) ?? null;
}

/** Every guide, the newest first. */
export const GUIDES: readonly Guide[] = Object.values(guideFiles).sort((a, b) => (a.published < b.published ? 1 : -1));

export const getGuide = (slug: string) => GUIDES.find((guide) => guide.slug === slug) ?? null;

/** The guide that had this slug before it was renamed, or null. */
export const getRenamedGuide = (slug: string) => GUIDES.find(({ formerly }) => formerly.includes(slug)) ?? null;

/** A page of its own, by the name of its file in `content/pages`. Throws where there is no such file. */
export function requirePage(slug: 'partners' | 'moderation' | 'transparency' | 'accessibility'): PlainPage {
	const page = Object.values(pageFiles).find((known) => known.slug === slug);
	if (!page) throw new Error(`content/pages/${slug}.md is missing`);
	return page;
}

function inOrder<Kind extends { group: string; order: number }>(entries: Kind[], groups: readonly string[]): Kind[] {
	return entries.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order);
}
