import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OFFLINE } from '#app/lib/forms/offline-words.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './newsletter.module.css';

const WORDS = {
	offline: OFFLINE,
	done: 'Thank you for subscribing to our newsletter!',
	failed: 'An unexpected error occurred. Please try again.',
} as const;

type State = 'ready' | 'sending' | keyof typeof WORDS;

/**
 * Subscribes without leaving the page. Asleep, or without JavaScript, the form leads to the newsletter page, which asks
 * once more (decision X4).
 */
export function NewsletterForm({ onAwake }: { onAwake?: () => void }) {
	const [state, setState] = useState<State>('ready');
	const stamp = useRef<Promise<string> | null>(null);

	useEffect(() => {
		// Asked for before it is needed, so that nobody who sends the form waits for it.
		stamp.current = askForStamp();
		stamp.current.catch(() => {});
		onAwake?.();
	}, [onAwake]);

	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state === 'sending') return;
		const form = event.currentTarget;
		setState('sending');
		try {
			const email = new FormData(form).get('email');
			const body = new URLSearchParams({ email: String(email), stamp: await (stamp.current ?? askForStamp()) });
			const answer = await fetch(paths.newsletter(), { method: 'POST', body });
			if (!answer.ok) throw new Error(`the newsletter answered ${answer.status}`);
			form.reset();
			setState('done');
		} catch (error) {
			setState(error instanceof TypeError ? 'offline' : 'failed');
		}
		stamp.current = null;
	};

	return (
		<form action={paths.newsletter()} onSubmit={send} className={styles.form}>
			<label htmlFor="newsletter-email" className="sr-only">
				Your email address
			</label>
			<div className={styles.line}>
				<input
					id="newsletter-email"
					name="email"
					type="email"
					required
					autoComplete="email"
					placeholder="Your email address"
					onInput={() => state !== 'sending' && setState('ready')}
				/>
				<Button type="submit" disabled={state === 'sending'}>
					Subscribe
				</Button>
			</div>
			<p role="alert" className={styles.answer} data-state={state}>
				{state in WORDS ? WORDS[state as keyof typeof WORDS] : null}
			</p>
		</form>
	);
}

async function askForStamp(): Promise<string> {
	const answer = await fetch(paths.stamp());
	if (!answer.ok) throw new Error(`the stamp answered ${answer.status}`);
	// Our own server's answer: {"stamp": "…"}.
	return ((await answer.json()) as { stamp: string }).stamp;
}
