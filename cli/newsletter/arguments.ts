import { Refusal } from '#database/refusal.ts';
import { emailAddress } from '#domain/shared/text/email.ts';
import { readArguments } from '../arguments.ts';

export type IssueCommand =
	| { kind: 'new'; issue: string }
	| {
			kind: 'send';
			issue: string;
			/** Write the letters here instead of sending any. */
			folder: string | null;
			/** Send a proof to these addresses alone. */
			to: string[];
			perMinute: number;
			/** Also send what a run that was broken off may have sent already. */
			unsure: boolean;
	  };

const USAGE = `usage: npm run newsletter -- new 2026-12
       npm run newsletter -- send 2026-12 [--dry-run FOLDER | --to ADDRESS…] [--per-minute 120] [--unsure]`;

const OPTIONS = {
	'dry-run': { type: 'string' },
	to: { type: 'string', multiple: true, default: [] as string[] },
	'per-minute': { type: 'string', default: '120' },
	unsure: { type: 'boolean', default: false },
} as const;

/** Reads what is asked for on the command line. Throws a `Refusal` with the usage. */
export function readIssueCommand(args: string[]): IssueCommand {
	const { values, positionals } = readArguments(USAGE, OPTIONS, args);
	const [kind, issue = ''] = positionals;
	if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(issue) || positionals.length > 2) throw new Refusal(USAGE);
	if (kind === 'new') return { kind, issue };
	if (kind !== 'send') throw new Refusal(USAGE);
	const perMinute = Number(values['per-minute']);
	if (!Number.isInteger(perMinute) || perMinute < 1 || perMinute > 6_000) {
		throw new Refusal('--per-minute must be a whole number from 1 to 6000.');
	}
	const to = values.to.map((text) => {
		const address = emailAddress.safeParse(text);
		if (!address.success) throw new Refusal(`--to ${text}: ${address.error.issues[0]?.message}`);
		return address.data;
	});
	return { kind, issue, folder: values['dry-run'] ?? null, to, perMinute, unsure: values.unsure };
}
