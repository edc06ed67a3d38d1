import { useEffect, useRef } from 'react';
import { SuggestionPopup } from './suggestion-popup.tsx';

const ID = 'search-q';
const LABEL = 'Course or country';

/** The search box of the home page with its popup. Asleep it is a text box of a plain form. */
export function SuggestionBox({ onAwake }: { onAwake?: () => void }) {
	const field = useRef<HTMLInputElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the island has woken.
	useEffect(() => onAwake?.(), []);
	return (
		<>
			<label id={`${ID}-label`} htmlFor={ID}>
				{LABEL}
			</label>
			<input
				ref={field}
				id={ID}
				name="q"
				type="search"
				role="combobox"
				aria-autocomplete="list"
				aria-expanded="false"
				aria-controls={`${ID}-list`}
				placeholder="Ljunghusen, Japan, Ardfin…"
				maxLength={100}
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
			/>
			<SuggestionPopup
				field={field}
				id={`${ID}-list`}
				label={LABEL}
				opensAtOnce
				saysNothing
				button="Search Course"
				choose={(address) => location.assign(address)}
			/>
		</>
	);
}
