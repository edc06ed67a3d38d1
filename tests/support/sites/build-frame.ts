/**
 * What React Router asks of a build beside its entry and routes, for pages made on the server: the parts that concern the browser
 * alone are left out. `routes` are the ids of those that it has, and whether each has a loader.
 */
export const buildFrame = (routes: Readonly<Record<string, boolean>>) => ({
	assets: {
		entry: { module: '/assets/entry.js', imports: [] },
		routes: Object.fromEntries(
			Object.entries(routes).map(([id, hasLoader]) => [id, { id, module: `/assets/${id}.js`, hasLoader }]),
		),
		url: '',
		version: '1',
	},
	publicPath: '/',
	assetsBuildDirectory: '',
	basename: '/',
	future: {},
	isSpaMode: false,
	ssr: true,
	prerender: [],
	routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
});
