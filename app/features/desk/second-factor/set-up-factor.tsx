import { PresentPasswordField } from '#app/features/auth/password-fields.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import type { QrCode } from './qr-code.server.ts';
import styles from './set-up-factor.module.css';

/** The first step: only whoever knows the password may tie an authenticator app to the account. */
export function PasswordStep({ error }: { error: string | undefined }) {
	return (
		<form method="post" action={deskPaths.setUpSecondFactor()}>
			<StampField />
			<FormStack>
				<p>
					Editors show a second factor: six digits from an authenticator app on a phone. First your password, so that we
					know it is you.
				</p>
				<PresentPasswordField id="password" name="password" label="Password" error={error} />
				<Buttons>
					<Button type="submit" look="flag">
						Go on
					</Button>
				</Buttons>
			</FormStack>
		</form>
	);
}

/** The second step: the app learns the key, and a first code shows that it has. */
export function ScanStep({ code, secret, error }: { code: QrCode; secret: string; error: string | undefined }) {
	return (
		<form method="post" action={deskPaths.confirmSecondFactor()}>
			<StampField />
			<FormStack>
				<p>Scan this with your authenticator app, or type the key into it.</p>
				<svg
					className={styles.code}
					viewBox={`0 0 ${code.size} ${code.size}`}
					role="img"
					aria-label="QR code with the key"
				>
					<path d={code.path} />
				</svg>
				<p>
					Key: <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
				</p>
				<CodeField error={error} />
				<Buttons>
					<Button type="submit" look="flag">
						Confirm
					</Button>
				</Buttons>
			</FormStack>
		</form>
	);
}

/** Six digits, or a recovery code where that is taken too. */
export function CodeField({ error, hint }: { error: string | undefined; hint?: string }) {
	return (
		<TextField
			id="code"
			name="code"
			label="Code from the app"
			inputMode={hint ? 'text' : 'numeric'}
			autoComplete="one-time-code"
			autoCapitalize="characters"
			spellCheck={false}
			maxLength={20}
			required
			hint={hint}
			error={error}
		/>
	);
}
