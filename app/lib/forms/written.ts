/** Names in the browser's storages under which is kept what was written and not sent; each goes on with who opened the form. */
export const DRAFTS = 'fescue:review-draft:';
export const TYPED = 'fescue:typed:';

/** As it stands in the stamps of forms that nobody signed in has opened. */
const VISITOR = 'visitor';

/** Who opened a form, as its stamp says: the same for all visitors, another for each member, empty where it is nobody's. */
export const openerIn = (stamp: string): string => stamp.split('.')[2] ?? '';

export const isOfMember = (opener: string): boolean => opener !== '' && opener !== VISITOR;

let isForgotten = false;

/** Whether a member has signed out in this window: what they leave behind is not kept. */
export const areWordsForgotten = () => isForgotten;

/** Takes away everything that members wrote in this browser and did not send: they have signed out. What visitors wrote stays. */
export function forgetWritten() {
	isForgotten = true;
	try {
		for (const storage of [localStorage, sessionStorage]) {
			for (const key of Object.keys(storage)) {
				const kind = [DRAFTS, TYPED].find((name) => key.startsWith(name));
				if (kind && !key.startsWith(`${kind}${VISITOR}:`)) storage.removeItem(key);
			}
		}
	} catch {
		// A browser that keeps nothing has nothing to forget.
	}
}
