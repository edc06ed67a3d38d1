import { deskPaths } from '#app/lib/desk-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import styles from './recovery-codes.module.css';

/** The codes that open the desk without the app: shown once, kept by us as hashes alone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	return (
		<DeskPage title="Your recovery codes" narrow>
			<p>
				Should the phone with your authenticator app be lost, each of these codes opens the desk once. Print them or
				keep them in a password manager: they are shown now and never again.
			</p>
			<ul className={styles.codes}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<ButtonLink reloadDocument to={deskPaths.inbox()}>
				I have kept them
			</ButtonLink>
		</DeskPage>
	);
}
