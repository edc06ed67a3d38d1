import { data } from 'react-router';
import { type ItemName, isDeskKind } from '#domain/desk/kinds.ts';

/** The item that an address below `/desk/inbox/` names. Throws the answer 404 where it names none. */
export function requireItemName({ kind = '', id = '' }: { kind?: string; id?: string }): ItemName {
	if (!isDeskKind(kind) || id === '') throw data(null, { status: 404 });
	return { kind, id };
}
