import { listPaths } from '#app/lib/list-paths.ts';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import type { OwnList } from '#domain/lists/own-queries.ts';
import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/desk/grounds.ts';
import { OnlyYou } from '../rounds/only-you.tsx';

type ListStandingProps = {
	list: OwnList;
	/** The last part of its public address. */
	slug: string;
	/** The site's own, for a link that is handed on. */
	origin: string;
};

/** The address at which others read a list of one's own; null where nobody does. */
export function addressForOthers({ status, visibility, link }: OwnList, slug: string): string | null {
	if (status !== 'open' || visibility === 'private') return null;
	return visibility === 'public' ? listPaths.list(slug) : link && listPaths.listByLink(link);
}

/** Who reads a list of one's own, where, and what stands in the way. */
export function ListStanding({ list, slug, origin }: ListStandingProps) {
	const { status, visibility, heldBy, removal, link, shown } = list;
	if (status === 'removed' && removal)
		return (
			<Note>
				<p>
					An editor has taken it down: nobody else reads it. The ground is “{GROUNDS[removal.ground]}”:{' '}
					{GROUND_MEANINGS[removal.ground]}. The editor writes: {removal.words}
				</p>
				<p>
					You can change its words; an editor then reads it before others do. The letter about it says how to object.
				</p>
			</Note>
		);
	if (status === 'held')
		return (
			<Note>
				<p>It waits for an editor: nobody else reads it yet.</p>
				{heldBy.map((rule) => (
					<p key={rule}>{HOLDING_RULES[rule]?.words}</p>
				))}
			</Note>
		);
	if (visibility === 'private') return <OnlyYou>Only you see this list.</OnlyYou>;
	if (visibility === 'link' && link)
		return (
			<p>
				Whoever has its link reads it:{' '}
				<a href={listPaths.listByLink(link)}>{`${origin}${listPaths.listByLink(link)}`}</a>. Search engines do not know
				it. If you close the list, the link leads nowhere any more.
			</p>
		);
	return (
		<p>
			Everybody may read it: <Link to={listPaths.list(slug)}>{`${origin}${listPaths.list(slug)}`}</Link>.{' '}
			{shown
				? 'It stands on your public page, where that is on, among all lists, and search engines are told of it.'
				: 'It stands nowhere else, and search engines are asked to leave it out.'}
		</p>
	);
}
