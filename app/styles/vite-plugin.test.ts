import { describe, expect, it } from 'vitest';
import { bareSheetsIn, shortNames, withoutFrameSheet } from './vite-plugin.ts';

describe('short names of classes', () => {
	it('are the same in another build, of another folder', () => {
		const [one, other] = [shortNames('/one'), shortNames('/other')];
		const names = ['card', 'name', 'card'];
		const ofOne = names.map((name) => one(name, '/one/app/card.module.css'));
		expect(names.map((name) => other(name, '/other/app/card.module.css'))).toEqual(ofOne);
		expect(ofOne[0]).toBe(ofOne[2]);
	});

	it('differ within a file and between files, and are names that style sheets know', () => {
		const nameOf = shortNames('/one');
		const names = Array.from({ length: 80 }, (_, at) => nameOf(`class-${at % 40}`, `/one/app/${at < 40}.module.css`));
		expect(new Set(names).size).toBe(80);
		for (const name of names) expect(name).toMatch(/^_[\w-]{4,5}$/);
	});
});

describe('the styles that late scripts ask for', () => {
	const list = (...files: string[]) =>
		`const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);`;

	it('are all but those of the frame', () => {
		const code = `${list('assets/frame-a_B1.css', 'assets/forms-c.css')}load(x,__vite__mapDeps([0,1]));load(y,__vite__mapDeps([0]))`;
		expect(withoutFrameSheet(code)).toContain('load(x,__vite__mapDeps([1]));load(y,__vite__mapDeps([]))');
	});

	it('stay as they are where the frame is not among them', () => {
		const code = `${list('assets/forms-c.css')}load(x,__vite__mapDeps([0]))`;
		expect(withoutFrameSheet(code)).toBe(code);
		expect(withoutFrameSheet('nothing late')).toBe('nothing late');
	});
});

describe('the sheets that are imported for nothing but their styles', () => {
	it('are those without a name before them', () => {
		const code =
			"import styles from './named.module.css';\nimport './bare.module.css';\nimport '../ui/other.module.css';\n";
		expect(bareSheetsIn(code, '/one/app/forms/form.tsx')).toEqual([
			'/one/app/forms/bare.module.css',
			'/one/app/ui/other.module.css',
		]);
	});
});
