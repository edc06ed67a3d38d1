import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal } from '#database/refusal.ts';

/** The words and options of a command line. Throws a `Refusal` with the usage for an option that there is not. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
	usage: string,
	options: Options,
	args: string[] = process.argv.slice(2),
) {
	try {
		return parseArgs({ args, allowPositionals: true, options });
	} catch (error) {
		throw new Refusal(`${(error as Error).message}\n${usage}`);
	}
}
