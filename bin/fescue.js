/**
 * `node bin/fescue.js start`, `… backup FILE` and so on: what is started by hand, by npm or by systemd. Plain JavaScript, because a Node
 * that is too old refuses the other files before a line of them runs; here it is told which one is needed.
 */
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = engines.node.replace('>=', '');

const [command = ''] = process.argv.splice(2, 1);
const script = [`../server/${command}.ts`, `../cli/${command}.ts`]
	.map((path) => new URL(path, import.meta.url))
	.find((url) => /^[a-z-]+$/.test(command) && existsSync(url));

if (isOlder(process.versions.node, least)) {
	refuse(
		`Fescue needs Node ${least} or newer, and this is ${process.versions.node}. Install Node 24, or give the command by npm, which takes the Node that npm ci has installed on Linux.`,
	);
} else if (script === undefined) {
	refuse('usage: node bin/fescue.js start, or a command of the folder cli without its .ts');
} else {
	await import(script.href);
}

/** By the first two numbers of both. */
function isOlder(version, than) {
	const [[major, minor], [leastMajor, leastMinor]] = [version, than].map((text) => text.split('.').map(Number));
	return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

function refuse(line) {
	process.stderr.write(`${line}\n`);
	process.exitCode = 1;
}
