import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { readersDay } from '#app/lib/format/readers-day.ts';
import { Buttons, FormStack, Note } from '#app/ui/forms/form-parts.tsx';
import { CHECK_IN_MESSAGES, type CheckInInput } from '#domain/reviews/verification/check-in-rules.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { StampField } from '../forms/stamp-field.tsx';

type CheckInFormProps = {
	action: string;
	stamp: string;
	notice: string | null | undefined;
	/** Where somebody was who was turned away for being too far. */
	here: CheckInInput | null;
};

/** Asks the browser where it is, once, when the button is pressed, and sends that. Nothing is asked before. */
export function CheckInForm({ action, stamp, notice, here }: CheckInFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const hydrated = useHydrated();
	const [looking, setLooking] = useState(false);
	const [refused, setRefused] = useState<string | null>(null);
	const busy = useNavigation().formMethod === 'POST' || looking;
	const said = refused ?? notice;

	const look = () => {
		if (busy) return;
		setRefused(null);
		setLooking(true);
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setLooking(false);
				sendPosition(form.current, coords);
			},
			({ code, PERMISSION_DENIED }) => {
				setLooking(false);
				setRefused(code === PERMISSION_DENIED ? CHECK_IN_MESSAGES.denied : CHECK_IN_MESSAGES.vague);
			},
			{ enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
		);
	};

	return (
		<>
			<Form ref={form} method="post" action={action}>
				<StampField stamp={stamp} />
				{POSITION_FIELDS.map((name) => (
					<input key={name} type="hidden" name={name} defaultValue="" />
				))}
				<FormStack>
					<Announced>{said && <Note>{said}</Note>}</Announced>
					<Buttons>
						{/* Without its script the button does nothing: whoever presses it before then would wait in vain. */}
						<Button look="flag" onClick={look} disabled={!hydrated} aria-disabled={busy || undefined}>
							{busy ? 'Looking where you are...' : 'Check in here'}
						</Button>
					</Buttons>
					<noscript>
						<p>Checking in needs JavaScript: only your browser can say where you are.</p>
					</noscript>
				</FormStack>
			</Form>
			{here && !refused && <HereForm action={action} stamp={stamp} here={here} />}
		</>
	);
}

/** For whoever stands on the course although our map says that it lies elsewhere: their position goes to the desk. */
function HereForm({ action, stamp, here }: { action: string; stamp: string; here: CheckInInput }) {
	return (
		<Form method="post" action={action}>
			<StampField stamp={stamp} />
			{POSITION_FIELDS.map((name) => (
				<input key={name} type="hidden" name={name} value={String(here[name])} />
			))}
			<FormStack>
				<p>Are you standing on the course? Then our map is wrong.</p>
				<Buttons>
					<Button type="submit" look="line" name="intent" value="here">
						I am here
					</Button>
				</Buttons>
			</FormStack>
		</Form>
	);
}

const POSITION_FIELDS = ['latitude', 'longitude', 'accuracy', 'day'] as const;

function sendPosition(form: HTMLFormElement | null, { latitude, longitude, accuracy }: GeolocationCoordinates) {
	if (!form) return;
	const said = { latitude, longitude, accuracy: Math.round(accuracy), day: readersDay(new Date()) };
	for (const name of POSITION_FIELDS) {
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLInputElement)
			field.value = typeof said[name] === 'number' ? said[name].toFixed(6) : said[name];
	}
	form.requestSubmit();
}
