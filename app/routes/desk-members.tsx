import { findMembers } from '#domain/member-desk/queries.ts';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { MemberList } from '../features/desk/member-list.tsx';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FormStack } from '../ui/form-parts.tsx';
import type { Route } from './+types/desk-members';

export const handle: RouteHandle = { kind: 'reading', freeQuery: ['q'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const q = new URL(request.url).searchParams.get('q') ?? '';
	return { q, members: await findMembers(context.get(domainContext), q) };
}

export const meta = () => deskMeta('Members');

export default function DeskMembers({ loaderData: { q, members } }: Route.ComponentProps) {
	return (
		<DeskPage title="Members">
			<search>
				<form action={deskPaths.members()}>
					<FormStack>
						<TextField
							id="q"
							name="q"
							type="search"
							label="Address, name or handle"
							defaultValue={q}
							autoComplete="off"
							spellCheck={false}
						/>
						<Button type="submit">Find</Button>
					</FormStack>
				</form>
			</search>
			<MemberList title={q.trim() ? 'Found' : 'The newest'} members={members} />
		</DeskPage>
	);
}
