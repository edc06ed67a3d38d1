import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../sites/site.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'];

/** Where this machine's nginx lies; null where there is none. */
export const findNginx = () => PLACES.find(existsSync) ?? null;

/** A configuration of ours, written so that this machine's nginx can run it, and where it listens. */
export type NginxTrial = { file: string; folder: string; origin: string; certificate: string };

/**
 * Writes a configuration that we ship, from `deploy/nginx`, into `folder`. It is used as it is but for the addresses where it
 * listens and the paths of certificate, cache and log; `changes` are what else has to be another here, each of which must be
 * there. Every request says by itself which network it is from, in `X-Forwarded-For`.
 */
export async function writeNginxTrial(
	name: 'fescue.conf' | 'compose.conf',
	folder: string,
	changes: [from: string, to: string][],
	port?: number,
): Promise<NginxTrial> {
	mkdirSync(folder, { recursive: true });
	const certificate = makeCertificate(folder);
	let text = readFileSync(new URL(`../../../deploy/nginx/${name}`, import.meta.url), 'utf8');
	for (const [from, to] of changes) {
		if (!text.includes(from)) throw new Error(`${name} has no "${from}"`);
		text = text.replaceAll(from, to);
	}
	const own = port ?? (await freePort());
	// Addresses of their own: of one address the same port may be free three times over, and taken by the time it is used.
	text = text
		.replace(/listen \[::\]:80;/, `listen 127.0.0.2:${own};`)
		.replace(/listen 80;/, `listen 127.0.0.3:${own};`)
		.replace(/listen \[::\]:443 /, `listen 127.0.0.4:${own} `)
		.replace(/listen 443 /, `listen 127.0.0.1:${own} `)
		.replace(/(ssl_certificate +)\S+;/, `$1${certificate};`)
		.replace(/(ssl_certificate_key +)\S+;/, `$1${folder}/privkey.pem;`)
		.replace(/(proxy_cache_path) \S+/, `$1 ${folder}/cache`)
		.replaceAll(/(error_log) \S+/g, `$1 ${folder}/error.log`);
	const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	const file = join(folder, 'nginx.conf');
	writeFileSync(
		file,
		[
			'user root;',
			'worker_processes 1;',
			'daemon off;',
			`pid ${folder}/pid;`,
			'events {}',
			'http {',
			...scratch.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
			'set_real_ip_from 127.0.0.1;',
			'real_ip_header X-Forwarded-For;',
			text,
			'}',
			'',
		].join('\n'),
	);
	return { file, folder, origin: `https://127.0.0.1:${own}`, certificate };
}

/** A certificate of this machine's address that is good for a day and vouched for by nobody, made as compose.yaml says. */
function makeCertificate(folder: string): string {
	const file = join(folder, 'fullchain.pem');
	const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost';
	execFileSync(
		'openssl',
		[
			...words.split(' '),
			'-addext',
			'subjectAltName=IP:127.0.0.1',
			'-keyout',
			join(folder, 'privkey.pem'),
			'-out',
			file,
		],
		{
			stdio: 'ignore',
		},
	);
	return file;
}

/** What nginx finds wrong with a configuration: nothing, or its words. */
export function nginxComplaints(program: string, { file, folder }: NginxTrial): string {
	const { status, stderr } = spawnSync(program, ['-t', '-q', '-c', file, '-e', join(folder, 'start.log')], {
		encoding: 'utf8',
	});
	return status === 0 ? '' : stderr;
}
