// Opens the embedded database in the folder of the first argument, in the role of the second, says so and holds it until
// its input ends. Tests start it as a process of its own, to kill it or to run it as another user.
import { openEmbedded } from '#database/embedded/embedded.ts';

const [dataDirectory = '', role = 'site'] = process.argv.slice(2);
const database = await openEmbedded({
	dataDirectory,
	role: role === 'site' ? 'site' : 'tool',
	progress: (line) => process.stdout.write(`${line}\n`),
	durable: false,
});
process.stdout.write(`ready ${database.url}\n`);
process.stdin.resume().once('end', () => database.stop());
