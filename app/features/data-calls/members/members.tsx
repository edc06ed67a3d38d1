import { MarginPart } from '#app/ui/margin-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { Terms } from '../../../ui/terms.tsx';
import styles from '../call-list.module.css';
import type { ListedCall } from '../read-calls.server.ts';

/** What a program may do for a member, address by address; each call stands in full in the description for tools. */
export function Members({ calls }: { calls: readonly ListedCall[] }) {
	return (
		<MarginPart title="For a member" id="members">
			<p>
				Sign a member in at <code>/auth/v1</code> and send the access token with each call,{' '}
				<code>Authorization: Bearer</code>: a submitted review is then theirs, and so is whatever the calls below read
				and write. Nothing of it is kept on the way, and no cookie counts. A token that is wrong, has run out or was
				signed out is answered with 401. Each account has an allowance of its own, of which <code>RateLimit</code> says
				what is left. Bodies, answers and errors stand in <a href={paths.openApi()}>OpenAPI 3.1</a>.
			</p>
			<p>
				Programs may do so from anywhere; of pages only our own and those of apps whose origin the operator has named.{' '}
				<a href={paths.contact()}>Ask us to name yours</a>
			</p>
			<Terms terms={[...Map.groupBy(calls, ({ path }) => path)].map(printed)} />
		</MarginPart>
	);
}

/** The calls of one address, in a line. */
const printed = ([path, calls]: [string, readonly ListedCall[]]) => ({
	name: path,
	term: (
		<code className={styles.address}>
			<b>{calls.map(({ method }) => method).join(', ')}</b> {path}
		</code>
	),
	words: calls.map(({ summary }) => summary).join(' · '),
});
