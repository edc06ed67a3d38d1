/**
 * `node bench/http/load.ts ADDRESS SECONDS`: asks for one address over 32 kept connections, as a browser does, as fast as it is
 * answered, and prints what came of it as JSON. A process of its own, so that it has a core of its own.
 */
import autocannon from 'autocannon';

const [address = '', seconds = '3'] = process.argv.slice(2);
const result = await autocannon({
	url: address,
	duration: Number(seconds),
	connections: 32,
	headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' },
});
console.log(
	JSON.stringify({
		total: result.requests.total,
		aSecond: result.requests.total / result.duration,
		failed: result.non2xx + result.errors + result.timeouts,
		statuses: result.statusCodeStats,
	}),
);
