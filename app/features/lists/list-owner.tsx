import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import type { ShownList } from '#domain/lists/public-queries.ts';

type Owner = ShownList['owner'];

export const ownerName = ({ name }: Pick<Owner, 'name'>) => name ?? 'Anonymous Golfer';

/** Whose list it is: a link to the public page where that is on. */
export function ListOwner({ owner }: { owner: Owner }) {
	const name = <bdi>{ownerName(owner)}</bdi>;
	return owner.handle === null ? name : <Link to={paths.golfer(owner.handle)}>{name}</Link>;
}
