import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { MemberList } from '#app/features/desk/members/member-list.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormStack } from '#app/ui/forms/form-parts.tsx';
import { findMembers } from '#domain/member-desk/queries.ts';
import type { Route } from './+types/list';

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
