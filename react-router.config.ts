import type { Config } from '@react-router/dev/config';

export default {
	ssr: true,
	// The whole manifest comes with the first page: no later look-ups of routes (see app/ui/link.tsx), and the same bytes for everyone.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
