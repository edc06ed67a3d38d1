import { type GolfArea, named } from './golf-area.ts';

/** Both parts of Ireland, and the islands in the Channel. */
export const IRELAND: readonly GolfArea[] = [
	{
		slug: 'causeway-coast',
		names: named('Causeway Coast', { native: 'Cósta an Chlocháin' }),
		countries: ['GB'],
		nation: 'northern-ireland',
		extent: [[55.08, -6.94, 55.26, -6.15]],
		sentence:
			'The north shore of Ulster, where Portrush, Portstewart and Castlerock lie in high dunes within a few miles of one another.',
	},
	{
		slug: 'county-down',
		names: named('County Down', { native: 'Contae an Dúin' }),
		countries: ['GB'],
		nation: 'northern-ireland',
		extent: [
			[54.045, -6.1, 54.42, -5.4],
			[54.42, -5.86, 54.69, -5.4],
		],
		sentence:
			'Royal County Down plays through gorse and dunes at the foot of the Mournes, and the coast goes on by Ardglass to Belfast Lough.',
	},
	{
		slug: 'north-west-ireland',
		names: named('North-West Ireland', {
			sv: 'Nordvästra Irland',
			de: 'Nordwestirland',
			fr: 'Nord-Ouest de l’Irlande',
			es: 'Noroeste de Irlanda',
			native: 'Iarthuaisceart na hÉireann',
		}),
		countries: ['IE'],
		extent: [
			[55.05, -7.7, 55.4, -6.965],
			[54.9, -7.7, 55.05, -7.6],
			[54.6, -8.8, 55.3, -7.7],
			[54.12, -10.2, 54.6, -8.08],
			[53.75, -10.3, 54.12, -9.45],
		],
		sentence:
			'Donegal, Sligo and Mayo have the big dunes and the long drives between them, from Ballyliffin and Rosapenna to Enniscrone and Carne.',
	},
	{
		slug: 'south-west-ireland',
		names: named('South-West Ireland', {
			sv: 'Sydvästra Irland',
			de: 'Südwestirland',
			fr: 'Sud-Ouest de l’Irlande',
			es: 'Suroeste de Irlanda',
			native: 'Iardheisceart na hÉireann',
		}),
		countries: ['IE'],
		extent: [
			[51.65, -10.6, 52.6, -9.35],
			[52.6, -9.95, 53.02, -9.2],
			[51.4, -9.9, 51.65, -8.1],
			[51.65, -9.35, 51.97, -8.1],
		],
		sentence:
			'Lahinch, Ballybunion, Tralee and Waterville face the Atlantic from Clare to Kerry, the lakes of Killarney are inland, and Old Head is in Cork.',
	},
	{
		slug: 'dublin-coast',
		names: named('Dublin coast', {
			sv: 'Dublinkusten',
			de: 'Küste von Dublin',
			fr: 'Côte de Dublin',
			es: 'Costa de Dublín',
			native: 'Cósta Bhaile Átha Cliath',
		}),
		countries: ['IE'],
		extent: [
			[53.3, -6.25, 53.62, -6],
			[53.62, -6.32, 53.85, -6.05],
			[52.75, -6.2, 53.3, -5.98],
		],
		sentence:
			'Links begin inside the city at Bull Island and follow the Irish Sea north by Portmarnock to Baltray, and south into Wicklow.',
	},
	{
		slug: 'channel-islands',
		names: named('Channel Islands', {
			sv: 'Kanalöarna',
			de: 'Kanalinseln',
			fr: 'Îles Anglo-Normandes',
			es: 'Islas del Canal',
		}),
		countries: ['JE', 'GG'],
		extent: [[49.15, -2.75, 49.76, -1.98]],
		sentence:
			'Jersey and Guernsey have links on their commons by the sea, with English clubs, French street names and a tide that moves the whole coast.',
	},
];
