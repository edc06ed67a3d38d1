import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_LIST } from '../facts/fields.ts';
import { readSource, writeSource } from './cells.ts';
import { OPEN_COLUMNS } from './columns.ts';
import { describeColumns } from './describe-columns.ts';
import { joinParts, splitParts } from './parts.ts';

describe('a cell of the file', () => {
	it('gives back every list, whatever stands in it', () => {
		const texts = fc.array(fc.string({ minLength: 1 }), { minLength: 1 });
		fc.assert(
			fc.property(texts, fc.constantFrom(';', '|'), (parts, sign) => {
				expect(splitParts(joinParts(parts, sign), sign)).toEqual(parts);
			}),
		);
	});

	it('gives back a source with all it says, and takes nothing else for one', () => {
		const source = { from: 'a|b', ref: 'way/1', day: '2026-05-01', checked: '2026-05-02' };
		expect(readSource(writeSource(source))).toEqual(source);
		expect(readSource(writeSource({ from: 'fescue', day: '2026-05-01' }))).toEqual({
			from: 'fescue',
			day: '2026-05-01',
		});
		for (const cell of ['', 'osm', 'osm|way/1|yesterday', '||2026-05-01']) expect(readSource(cell), cell).toBeNull();
	});
});

describe('the columns of the file', () => {
	it('are every field of every fact but a picture of this site and what its editors judge (K14), each header once', () => {
		const named = OPEN_COLUMNS.flatMap((column) => (column.holds === 'field' ? [column.name] : []));
		const own = ['imageUrl', 'renown', 'knownFor'];
		expect(new Set(named)).toEqual(new Set(FIELD_LIST.map(({ name }) => name).filter((name) => !own.includes(name))));
		const headers = OPEN_COLUMNS.map(({ header }) => header);
		expect(new Set(headers).size).toBe(headers.length);
	});

	it('are described each, with its choices and its unit', () => {
		const described = new Map(describeColumns().map(({ name, meaning, unit }) => [name, { meaning, unit }]));
		expect([...described.keys()]).toEqual(OPEN_COLUMNS.map(({ header }) => header));
		for (const { meaning } of described.values()) expect(meaning).toMatch(/^[A-Z].*[^.]\.$/);
		expect(described.get('length_metres')).toEqual({ meaning: 'Length.', unit: 'metres' });
		expect(described.get('price_band')?.meaning).toBe(
			'Price band. One of 1 (under €50), 2 (€50 to €100), 3 (€100 to €200), 4 (over €200).',
		);
		expect(described.get('latitude')).toEqual({ meaning: 'Position: latitude.', unit: 'degrees (WGS 84)' });
	});
});
