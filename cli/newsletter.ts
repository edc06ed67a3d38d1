import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '#database/refusal.ts';
import { newIssue } from '#server/newsletter/issue-files.ts';
import { requireBuild } from '#server/start/build.ts';
import { runCommand, say } from '#server/start/terminal.ts';
import { type IssueCommand, readIssueCommand } from './newsletter/arguments.ts';
import { openDesk } from './newsletter/desk.ts';
import { dryRun, sendProofs, sendToAll } from './newsletter/send.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Writes the next issue's file, or sends an issue of the newsletter. */
await runCommand(async () => {
	const command = readIssueCommand(process.argv.slice(2));
	if (command.kind === 'new') return begin(command.issue);
	await requireBuild(ROOT, say);
	return send(command);
});

async function begin(issue: string) {
	const file = join('content/newsletter', `${issue}.md`);
	await mkdir(dirname(join(ROOT, file)), { recursive: true });
	try {
		await writeFile(join(ROOT, file), newIssue(issue), { flag: 'wx' });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Refusal(`${file} is there already.`);
		throw error;
	}
	say(`Written: ${file}. Fill it in, then try it with: npm run newsletter -- send ${issue} --dry-run FOLDER`);
}

async function send(command: IssueCommand & { kind: 'send' }) {
	const desk = await openDesk(ROOT, command.issue);
	try {
		if (command.folder !== null) await dryRun(desk, command.folder);
		else if (command.to.length > 0) await sendProofs(desk, command.to);
		else await sendToAll(desk, command);
	} finally {
		await desk.close();
	}
}
