import { hash } from 'node:crypto';
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

	it('are the same in a sheet that a script carries as text', () => {
		const nameOf = shortNames('/one');
		expect(nameOf('card', '/one/app/card.module.css?inline')).toBe(nameOf('card', '/one/app/card.module.css'));
	});

	it('differ within a file and between files, and are names that style sheets know', () => {
		const nameOf = shortNames('/one');
		const names = Array.from({ length: 80 }, (_, at) => nameOf(`class-${at % 40}`, `/one/app/${at < 40}.module.css`));
		expect(new Set(names).size).toBe(80);
		for (const name of names) expect(name).toMatch(/^_[\w-]{4,5}$/);
	});

	it('are refused where two files would have the same letters', () => {
		const [one, other] = alike();
		const nameOf = shortNames('/one');
		nameOf('card', `/one/${one}`);
		expect(() => nameOf('card', `/one/${other}`)).toThrow(
			`${other} and ${one} have the same letters: rename one of them`,
		);
	});
});

/** Two paths whose hashes begin with the same letters, found by trying. */
function alike(): [string, string] {
	const paths = new Map<string, string>();
	for (let at = 0; ; at++) {
		const path = `app/${at}.module.css`;
		const letters = hash('sha256', path, 'base64url').slice(0, 3);
		const known = paths.get(letters);
		if (known) return [known, path];
		paths.set(letters, path);
	}
}

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
		const asked = 'load(x,__vite__mapDeps([0]),m=__vite__mapDeps)';
		expect(withoutFrameSheet(asked)).toBe(asked);
	});

	it('cannot be found where Vite writes the list in another way, which ends the build', () => {
		const code =
			'const __vite__mapDeps=(i,list=["assets/frame-a_B1.css"])=>i.map(i=>list[i]);load(x,__vite__mapDeps([0]))';
		expect(() => withoutFrameSheet(code)).toThrow('__vite__mapDeps= is followed by a list of no known form');
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
