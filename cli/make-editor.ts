import { Refusal } from '#database/refusal.ts';
import {
	appointEditor,
	type EditorFailure,
	hasChiefEditor,
	removeEditor,
	resetSecondFactor,
} from '#domain/accounts/editors/editor-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { emailAddress } from '#domain/shared/text/email.ts';
import { readArguments } from './arguments.ts';
import { asOperator } from './operator-context.ts';
import { runWithDatabase } from './with-database.ts';

const USAGE = `usage: npm run make-editor -- EMAIL (the first one becomes the chief editor)
       npm run make-editor -- EMAIL --chief
       npm run make-editor -- EMAIL --reset-second-factor (the app and the recovery codes are lost)
       npm run make-editor -- EMAIL --remove`;

const FAILURES: Record<EditorFailure['kind'], string> = {
	'not-the-chief': 'Only the chief editor appoints editors.',
	'member-unknown': 'No account has that address. Its owner has to sign up on the site first.',
	'member-unconfirmed': 'That address has not been confirmed yet: the link in the letter has to be opened first.',
	'decided-already': 'That account has the role already.',
	'no-role': 'That account has no role at the desk.',
	'words-missing': 'The log is owed a reason.',
	'words-long': 'That reason is too long for the log.',
	'last-chief': 'That is the last chief editor. Make another one first, with --chief.',
};

const options = {
	chief: { type: 'boolean', default: false },
	'reset-second-factor': { type: 'boolean', default: false },
	remove: { type: 'boolean', default: false },
} as const;

await runWithDatabase(() => {
	const { values, positionals } = readArguments(USAGE, options);
	const email = emailAddress.safeParse(positionals[0]);
	const wanted = Object.values(values).filter(Boolean).length;
	if (positionals.length !== 1 || !email.success || wanted > 1) throw new Refusal(USAGE);
	return ({ url }) => asOperator(url, (ctx) => run(ctx, { email: email.data }, values));
});

type Wishes = Partial<Record<keyof typeof options, boolean>>;

async function run(ctx: DomainContext, who: { email: string }, wishes: Wishes): Promise<void> {
	if (wishes.remove) {
		tell(await removeEditor(ctx, who, 'on the command line'), `${who.email} is no editor any more.`);
	} else if (wishes['reset-second-factor']) {
		const done = await resetSecondFactor(ctx, who, 'on the command line');
		tell(done, `${who.email} sets a new second factor at the next visit to the desk.`);
	} else {
		const role = wishes.chief || !(await hasChiefEditor(ctx)) ? 'chief' : 'editor';
		const title = role === 'chief' ? 'chief editor' : 'editor';
		tell(await appointEditor(ctx, who, role), `${who.email} is ${title} now. The desk is at /desk, after signing in.`);
	}
}

function tell(outcome: Awaited<ReturnType<typeof appointEditor>>, done: string): void {
	if (!outcome.ok) throw new Refusal(FAILURES[outcome.kind]);
	console.log(done);
}
