import { type RefObject, useLayoutEffect, useState } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import { useSuggestions } from '../../lib/use-suggestions.ts';
import { groupsOf, type SuggestionItem } from './suggestion-items.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import styles from './suggestion-popup.module.css';
import { useSuggestionList } from './use-suggestion-list.ts';

const ROOM_PIXELS = 360;

type SuggestionPopupProps = {
	field: RefObject<HTMLInputElement | null>;
	/** The id of the list in it. */
	id: string;
	label: string;
	opensAtOnce: boolean;
	/** Whether somebody has typed before it was there. */
	isTyped?: boolean;
	/** Whether it says that nothing was found; not where the page itself shows what is. */
	saysNothing: boolean;
	/** What the button of the form is called. */
	button: string;
	/** Goes to the page of what was chosen. */
	choose: (address: string) => void;
};

/** What may be meant by what is typed into a field: up to five places, five courses and five countries in a popup under it. */
export function SuggestionPopup({
	field,
	id,
	label,
	opensAtOnce,
	isTyped = false,
	saysNothing,
	button,
	choose,
}: SuggestionPopupProps) {
	const { text, isOpen, pointed, setPointed, close } = useSuggestionList({ field, id, opensAtOnce, isTyped });
	const found = useSuggestions(text);
	const groups = isOpen ? groupsOf(found) : [];
	const items = groups.flatMap((group) => group.items);
	const above = useRoomAbove(field, isOpen);
	const isShown = isOpen && (saysNothing || items.length > 0);
	const count = formatCount(items.length, 'suggestion');
	const words = items.length > 0 ? count : found ? NOTHING : `No suggestions just now. ${button} still works.`;

	const option = (item: SuggestionItem) => {
		const index = items.indexOf(item);
		return {
			id: `${id}-${index}`,
			role: 'option',
			'aria-selected': pointed === index,
			'data-pointed': pointed === index || undefined,
			onMouseMove: () => setPointed(index),
			onClick: () => {
				close();
				choose(item.addressFrom(location.pathname + location.search, fieldsOf(field.current?.form)));
			},
		};
	};

	return (
		<>
			{/* What scrolls would be a stop of the Tab key, which closes it. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: all it does is to keep the focus in the field when its scroll bar is pulled. */}
			<div
				className={styles.popup}
				hidden={!isShown}
				data-above={above || undefined}
				tabIndex={-1}
				onMouseDown={(event) => event.preventDefault()}
			>
				<div id={id} role="listbox" aria-label={label}>
					{groups.map(({ title, items: ofGroup }) => (
						// biome-ignore lint/a11y/useSemanticElements: a listbox groups its options with this role; a fieldset is for a form.
						<div key={title} role="group" aria-label={title} className={styles.group}>
							<p className={styles.title} aria-hidden="true">
								{title}
							</p>
							{ofGroup.map((item) => (
								<SuggestionLine key={item.key} item={item} typed={text} option={option(item)} />
							))}
						</div>
					))}
				</div>
				{isShown && items.length === 0 && <p className={styles.none}>{words}</p>}
				{items.length > 0 && text.trim() !== '' && (
					<p className={styles.foot}>
						<span aria-hidden="true">{pointed < 0 ? '' : 'Enter takes the marked line. '}</span>
						<button type="submit" tabIndex={-1} onClick={close}>
							Search for these words
						</button>
						<span aria-hidden="true">{count}</span>
					</p>
				)}
			</div>
			<p className="sr-only" role="status">
				{isShown && words}
			</p>
		</>
	);
}

const NOTHING = 'No place, course or country found.';

/** What is in a form, by the names of its fields. */
const fieldsOf = (form: HTMLFormElement | null | undefined): Record<string, string> =>
	form ? Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])) : {};

/** True when the popup opens upwards: there is too little room under the field, and more over it. */
function useRoomAbove(field: RefObject<HTMLInputElement | null>, isOpen: boolean): boolean {
	const [above, setAbove] = useState(false);
	useLayoutEffect(() => {
		const box = isOpen && field.current?.getBoundingClientRect();
		if (!box) return;
		const under = innerHeight - box.bottom;
		setAbove(under < ROOM_PIXELS && box.top > under);
	}, [field, isOpen]);
	return above;
}
