import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MEMBER_FORMS } from '#tests/e2e/support/member-forms.ts';
import { loadRouteModules } from '#tests/support/sites/route-modules.ts';

/** Whether the route's forms are bound to whoever has opened them, where others may write there too. */
const isBound = (file: string) => readFileSync(file, 'utf8').includes('stampFor(');

it('every form of a member stands among those in whose middle a journey ends the session', async () => {
	const routes = await loadRouteModules();
	const ofMembers = routes.filter(
		({ file, module: { handle } }) => handle?.writes === 'member' || (handle?.writes === 'anyone' && isBound(file)),
	);
	// What is an editor's alone is led to the login by the desk's own guard.
	const paths = ofMembers.filter(({ module: { handle } }) => handle?.desk === undefined).map(({ path }) => path);
	expect(paths.length).toBeGreaterThan(20);
	expect(Object.keys(MEMBER_FORMS).toSorted()).toEqual(paths.toSorted());
});
