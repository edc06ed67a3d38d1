import { deskMeta } from '../features/desk/desk-meta.ts';
import { DeskPage } from '../features/desk/desk-page.tsx';
import type { RouteHandle } from '../lib/handle.ts';

export const handle: RouteHandle = { kind: 'reading' };

export const meta = () => deskMeta('Inbox');

export default function DeskInbox() {
	return (
		<DeskPage title="Inbox">
			<p>Nothing waits.</p>
		</DeskPage>
	);
}
