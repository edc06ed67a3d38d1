import type { ReactNode } from 'react';
import type { FieldProps } from './field.tsx';

export type ComboboxProps<Item> = FieldProps & {
	/** Name under which the key of the chosen item is sent; without one nothing is sent. */
	name: string | undefined;
	items: Item[];
	chosen: Item | null;
	onChoose: (item: Item | null) => void;
	/** Called with what is typed, and with nothing when the list is to be as it was at first. */
	onType: (text: string) => void;
	keyOf: (item: Item) => string;
	textOf: (item: Item) => string;
	render: (item: Item) => ReactNode;
	placeholder: string;
	/** Name of the open list. */
	listLabel: string;
	disabled?: boolean;
	/** Stands in the open list's place when there is nothing to choose. */
	emptyText: string;
	/** Said to those who listen when the open list changes. */
	countText: (count: number) => string;
};
