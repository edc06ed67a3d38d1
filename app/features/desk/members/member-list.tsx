import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { ListedMember } from '#domain/member-desk/queries.ts';
import styles from './member-list.module.css';
import { ROLE_WORDS } from './role-words.ts';

/** Members, each a link to what the desk knows of them. */
export function MemberList({ title, members }: { title: string; members: readonly ListedMember[] }) {
	return (
		<section className={styles.list} aria-labelledby="members">
			<h2 id="members">
				{title} <small>{formatCount(members.length, 'member')}</small>
			</h2>
			{members.length === 0 && <p>Nobody has such an address, name or handle.</p>}
			<ul>
				{members.map((member) => (
					<li key={member.id}>
						<a href={deskPaths.member(member.id)}>
							<bdi>{member.name}</bdi>
						</a>
						<p className={styles.quiet}>
							<bdi>{member.email}</bdi>
							{member.handle && ` · @${member.handle}`} · since {formatDate(member.createdAt)}
						</p>
						<p className={styles.state}>{stateOf(member)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function stateOf({ role, confirmed, suspendedUntil }: ListedMember): string {
	if (suspendedUntil) return `Suspended until ${formatDate(suspendedUntil)}`;
	if (!confirmed) return 'Address not confirmed';
	return ROLE_WORDS[role];
}
