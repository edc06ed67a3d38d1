import { BrokenFile } from '../broken-file.ts';
import { Box, type Middle } from './outline.ts';
import type { Element } from './read-item.ts';

/** Of outlines of so many points all together the middle can be found: 60 MB. */
const MOST_NODES = 3_000_000;
const MOST_WAITING = 100_000;

/**
 * The nodes and ways without tags that an Overpass answer lists before or behind the things they are parts of
 * (`out body; >; out skel`), and the things that wait for them.
 */
export class LooseNodes<Waiting extends { element: Element }> {
	#ids = new Float64Array(1_024);
	#places = new Float32Array(2_048);
	#count = 0;
	#isSorted = true;
	readonly #ways = new Map<number, readonly number[]>();
	readonly #waiting: Waiting[] = [];

	/** Keeps an element without tags. */
	keep({ type, id, lat, lon, nodes }: Element): void {
		if (type === 'way' && nodes) this.#ways.set(id, nodes);
		if (type !== 'node' || lat === undefined || lon === undefined) return;
		if (this.#count === this.#ids.length) this.#grow();
		if (this.#count > 0 && id <= (this.#ids[this.#count - 1] ?? 0)) this.#isSorted = false;
		this.#ids[this.#count] = id;
		this.#places.set([lat, lon], this.#count * 2);
		this.#count++;
	}

	/** Keeps a row until everything has been read; false where its place cannot come from elsewhere. */
	wait(row: Waiting): boolean {
		const { nodes, members } = row.element;
		if (!nodes?.length && !members?.some(({ ref }) => ref !== undefined)) return false;
		if (this.#waiting.length === MOST_WAITING) throw new BrokenFile(tooLarge('things without a position'));
		this.#waiting.push(row);
		return true;
	}

	/** The rows that wait, each with its place where its parts were in the file. */
	*settle(): Generator<{ row: Waiting; middle: Middle | null }> {
		this.#sort();
		for (const row of this.#waiting) {
			const box = new Box();
			this.#addNodes(box, row.element.nodes ?? []);
			for (const { type, ref = 0 } of row.element.members ?? []) {
				this.#addNodes(box, type === 'node' ? [ref] : type === 'way' ? (this.#ways.get(ref) ?? []) : []);
			}
			yield { row, middle: box.middle() };
		}
	}

	#addNodes(box: Box, nodes: readonly number[]) {
		for (const node of nodes) {
			const at = this.#find(node);
			if (at !== null) box.add(this.#places[at * 2] ?? 0, this.#places[at * 2 + 1] ?? 0);
		}
	}

	#find(id: number): number | null {
		let [low, high] = [0, this.#count - 1];
		while (low <= high) {
			const middle = (low + high) >> 1;
			const found = this.#ids[middle] ?? 0;
			if (found === id) return middle;
			if (found < id) low = middle + 1;
			else high = middle - 1;
		}
		return null;
	}

	/** Overpass lists by number; what others wrote may not. */
	#sort() {
		if (this.#isSorted) return;
		const order = Array.from({ length: this.#count }, (_, at) => at);
		order.sort((a, b) => (this.#ids[a] ?? 0) - (this.#ids[b] ?? 0));
		const [ids, places] = [this.#ids, this.#places];
		this.#ids = Float64Array.from(order, (at) => ids[at] ?? 0);
		this.#places = Float32Array.from(order.flatMap((at) => [places[at * 2] ?? 0, places[at * 2 + 1] ?? 0]));
		this.#isSorted = true;
	}

	#grow() {
		if (this.#count >= MOST_NODES) throw new BrokenFile(tooLarge('nodes of outlines'));
		const [ids, places] = [this.#ids, this.#places];
		this.#ids = new Float64Array(ids.length * 2);
		this.#places = new Float32Array(places.length * 2);
		this.#ids.set(ids);
		this.#places.set(places);
	}
}

const tooLarge = (what: string) => `it holds too many ${what}; ask Overpass for the middles instead (out center tags)`;
