import { isHydrating, showMember } from './boot/auth.ts';
import { keepMemberActions } from './boot/member-actions.ts';
import { keepMenus } from './boot/menus.ts';
import { keepPagesForOffline } from './boot/offline.ts';
import { reloadOnce } from './boot/reload-once.ts';
import { markScrolledBar } from './boot/scrolled-bar.ts';
import { keepTheme } from './boot/theme.ts';
import { keepWaiting } from './boot/waiting.ts';
import { wakeIslands } from './boot/wake.ts';

// The only script every page carries: no React.
reloadOnce();
keepTheme();
markScrolledBar();
keepMenus();
// By itself: what tabs share, the browser asks another process for, and the page waits for each answer.
setTimeout(showMember);
keepMemberActions();
keepWaiting();
// Where React hydrates the whole page, islands are awake as parts of it.
if (!isHydrating()) wakeIslands();
// Once the connection is lost it could not be loaded.
const keepPosts = () => import('./boot/plain-posts.ts').then(({ keepPlainPosts }) => keepPlainPosts()).catch(() => {});
if (!isHydrating() && document.querySelector('main form[method="post"]')) keepPosts();
// A page that is read without a connection has nothing to fetch ahead, and may not have the script for it either.
const woken = new AbortController();
const wake = (first: Event) => {
	woken.abort();
	// Of a page that hydrates the links may lead on to one that has such a form.
	if (isHydrating()) keepPosts();
	else import('./boot/fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(first)).catch(() => {});
};
for (const kind of ['pointerover', 'focusin']) addEventListener(kind, wake, { signal: woken.signal });
keepPagesForOffline();
// Who comes back from a dialog of another page finds the focus where it was; a page that was kept as it stood has it still.
if ((window as { navigation?: Navigation }).navigation?.activation?.navigationType === 'traverse') {
	import('../features/dialogs/return-focus.ts').then(({ returnFocus }) => returnFocus()).catch(() => {});
}
