import { type AuthUser, nameOf } from '../../lib/auth/auth-state.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Avatar } from '../golfer/avatar.tsx';
import { Facts } from './facts.tsx';
import styles from './profile-summary.module.css';

/** The profile as the settings print it; null for what the member has left out. */
export type ProfileLine = {
	publicName: string | null;
	avatarUrl: string | null;
	country: string | null;
	handicap: string | null;
	/** The address of the public page, where that is on. */
	page: string | null;
};

/** What the member shows: the picture, the names, where and how well they play, and their page. */
export function ProfileSummary({ member, profile }: { member: AuthUser; profile: ProfileLine | null }) {
	const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
	return (
		<div className={styles.profile}>
			<Avatar name={profile?.publicName ?? nameOf(member)} avatarUrl={profile?.avatarUrl} size="large" />
			<div className={styles.facts}>
				<Facts
					facts={[
						{ label: 'Name', value: nameOf(member) },
						...fact('Public name', profile?.publicName),
						...fact('Home country', profile?.country),
						...fact('Handicap index', profile?.handicap),
					]}
				/>
				<p>
					{profile?.page ? (
						<>
							Your public page: <Link to={paths.golfer(profile.page)}>{paths.golfer(profile.page)}</Link>
						</>
					) : (
						'Your public page is off.'
					)}
				</p>
			</div>
		</div>
	);
}
