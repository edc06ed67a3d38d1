/**
 * Who may import whom, by folder pattern, so that a new folder is guarded from its first day. Each rule has an example
 * that breaks it in tests/boundaries/examples; tests/boundaries/boundaries.test.ts shows that the rule catches it.
 */
const tests = '\\.test\\.tsx?$|^tests/';
/** Other houses have rooms of the same name, such as server/mail. */
const elsewhere = `${tests}|(^|/)(app|cli|domain|server)/`;

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
	forbidden: [
		forbid('no-cycles', 'A cycle is one module in two files.', {}, { circular: true }),
		forbid(
			'ui-knows-no-golf',
			'ui/ imports only ui/ and libraries.',
			{ path: '(^|/)app/ui/', pathNot: tests },
			{ path: '(^|/)(app/(?!ui/)|domain/|database/|server/|mail/|cli/)' },
		),
		forbid(
			'islands-stay-small',
			'Islands import ui, lib, features, islands and pure domain files.',
			{ path: '(^|/)app/islands/', pathNot: tests },
			{ path: '(^|/)(app/(routes|shell)/|database/|server/|mail/|cli/)' },
		),
		forbid(
			'features-are-below-pages',
			'Pieces of pages know no page, no frame of one and no island that is made of them.',
			{ path: '(^|/)app/features/', pathNot: tests },
			{ path: '(^|/)app/(islands|routes|shell)/' },
		),
		forbid(
			'helpers-are-below-features',
			'What lib/ offers is for everything that is shown, and knows none of it but ui/.',
			{ path: '(^|/)app/lib/', pathNot: tests },
			{ path: '(^|/)app/(features|islands|routes|shell)/' },
		),
		forbid(
			'app-stays-out-of-the-engine-room',
			'What is rendered never reaches database, server or mail; loaders go through domain.',
			{ path: '(^|/)app/', pathNot: tests },
			{ path: '(^|/)(database|server|mail|cli)/' },
		),
		forbid(
			'browser-sees-pure-domain-only',
			'Components and islands see rules, shapes and other pure files of domain; queries and commands belong to loaders, actions and the *.server.ts files they read with.',
			{ path: '(^|/)app/(features|islands|shell|ui)/', pathNot: `${tests}|\\.server\\.ts$` },
			{
				path: '(^|/)domain/.*(queries|commands|search|store|submission|transaction|stamp)\\.ts$',
				dependencyTypesNot: ['type-only'],
			},
		),
		forbid(
			'domain-is-neither-page-nor-protocol',
			'domain imports no React, no Fastify and nothing of app, server, mail, cli.',
			{ path: '(^|/)domain/', pathNot: tests },
			{
				path: '(^|/)(app|server|mail|cli)/|node_modules/(react|react-dom|react-router|fastify|@fastify)/',
				pathNot: '(^|/)domain/',
			},
		),
		forbid(
			'domain-modules-look-down',
			'Moderation and support know the modules whose things they decide on and answer for; these know nothing of them.',
			{ path: '(^|/)domain/(accounts|catalogue|covers|geography|newsletter|pictures|reviews)/', pathNot: tests },
			{ path: '(^|/)domain/(moderation|support)/' },
		),
		forbid(
			'catalogue-is-below-reviews',
			'The catalogue takes of reviews what a rating, an aspect and a handicap band are, and asks for none of them.',
			{ path: '(^|/)domain/catalogue/', pathNot: tests },
			{ path: '(^|/)domain/reviews/', pathNot: '/(rating/rating-rules|aspects|handicap-band)\\.ts$' },
		),
		forbid(
			'pictures-ask-whose-review-it-is',
			'Pictures are below reviews, but ask them whose the review is that a picture belongs to.',
			{ path: '(^|/)domain/pictures/', pathNot: tests },
			{ path: '(^|/)domain/reviews/', pathNot: '/authors/own-review\\.ts$' },
		),
		forbid(
			'letters-know-words-of-modules',
			'What letters are given is told in the choices and limits of the modules that send them; it calls none of them.',
			{ path: '(^|/)domain/mail/', pathNot: tests },
			{ path: '(^|/)domain/(?!mail/|shared/)', pathNot: '(options|rules|lifetimes)\\.ts$' },
		),
		forbid(
			'covers-are-drawn-apart',
			'Covers are drawn from what the catalogue knows; no other module of domain knows how.',
			{ path: '(^|/)domain/(?!covers/)', pathNot: tests },
			{ path: '(^|/)domain/covers/' },
		),
		forbid(
			'shared-knows-no-module',
			'domain/shared is below every module of domain, but for the facts of a course, which its course index is made of.',
			{ path: '(^|/)domain/shared/', pathNot: tests },
			{ path: '(^|/)domain/(?!shared/|catalogue/facts/)' },
		),
		forbid(
			'schema-stands-alone',
			'Tables know tables only, and the facts of a course, which are columns of one.',
			{ path: '(^|/)database/schema/', pathNot: tests },
			{ path: '(^|/)(app|server|domain|mail|cli)/', pathNot: '(^|/)domain/catalogue/facts/' },
		),
		forbid(
			'facts-stand-alone',
			'The facts of a course are below everything that is made from them, and know domain/shared alone.',
			{ path: '(^|/)domain/catalogue/facts/', pathNot: tests },
			{ path: '(^|/)(app|cli|content|database|domain|mail|server)/', pathNot: '(^|/)domain/(shared|catalogue/facts)/' },
		),
		forbid(
			'database-is-below',
			'The database knows tables and domain, for its seeds; never who serves or shows what is in it.',
			{ path: '(^|/)database/', pathNot: tests },
			{ path: '(^|/)(app|cli|content|mail|server)/' },
		),
		forbid(
			'content-is-words',
			'What compiles the words of pages knows domain alone.',
			{ path: '(^|/)content/', pathNot: elsewhere },
			{ path: '(^|/)(app|cli|database|mail|server)/' },
		),
		forbid(
			'letters-are-given-their-facts',
			'A letter is made from what domain/mail hands it, and sees of app only lib/: it asks nobody.',
			{ path: '(^|/)mail/', pathNot: elsewhere },
			{ path: '(^|/)(app/(?!lib/)|cli|database|server)/' },
		),
		forbid(
			'nothing-imports-tests',
			'The product does not lean on its tests.',
			{ path: '(^|/)(app|cli|content|database|domain|mail|server)/', pathNot: tests },
			{ path: '(^|/)tests/' },
		),
		forbid(
			'declared-packages-only',
			'Every library stands in package.json.',
			{},
			{ dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
		),
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^(build|data|\\.react-router|tests/boundaries/examples|bench/peers)/' },
		tsConfig: { fileName: new URL('./tsconfig.json', import.meta.url).pathname },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
	},
};
