import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '../../lib/paths.ts';
import { PostButton } from './post-button.tsx';
import styles from './session-list.module.css';

/** A signed-in device; moments in ISO 8601. */
export type SessionLine = {
	id: string;
	device: string;
	network: string;
	current: boolean;
	createdAt: string;
	seenAt: string;
};

/** The devices that are signed in, each to be ended alone. */
export function SessionList({ sessions }: { sessions: SessionLine[] }) {
	return (
		<ul className={styles.list}>
			{sessions.map(({ id, device, network, current, createdAt, seenAt }) => (
				<li key={id}>
					<div>
						<h3>
							{device}
							{current && <span className={styles.current}> This device</span>}
						</h3>
						<p>
							Last seen {formatDate(seenAt)} · signed in {formatDate(createdAt)}
							{network && ` · from the network ${network}`}
						</p>
					</div>
					<PostButton
						action={paths.endSession(id)}
						busy="Signing out..."
						label={`Sign out ${device}${current ? ', this device' : ''}`}
					>
						Sign out
					</PostButton>
				</li>
			))}
		</ul>
	);
}
