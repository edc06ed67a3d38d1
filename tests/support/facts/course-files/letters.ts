import type { CourseFile } from './shapes.ts';

/**
 * Bytes of each encoding as other programs write them: the platform can read these and writes none of them. Of each a file of one
 * course, as short as can be.
 */
const WRITTEN: readonly (readonly [encoding: string, text: string, bytes: string])[] = [
	['windows-1252', 'Åhus Golfklubb', 'bmFtZSxjb3VudHJ5LGNpdHkKxWh1cyBHb2xma2x1YmIsU0UsxWh1cwo='],
	['windows-1252', 'Golf de Nîmes Forêt', 'bmFtZSxjb3VudHJ5LGNpdHkKR29sZiBkZSBO7m1lcyBGb3LqdCxGUixO7m1lcwo='],
	['windows-1250', 'Łąka Golf', 'bmFtZSxjb3VudHJ5LGNpdHkKo7lrYSBHb2xmLFBMLKPzZJ8K'],
	['windows-1250', 'Golf Třebíč', 'bmFtZSxjb3VudHJ5LGNpdHkKR29sZiBU+GVi7egsQ1osVPhlYu3oCg=='],
	['windows-1250', 'Győr Golf Klub', 'bmFtZSxjb3VudHJ5LGNpdHkKR3n1ciBHb2xmIEtsdWIsSFUsR3n1cgo='],
	['iso-8859-2', 'Szczęsny Golf', 'bmFtZSxjb3VudHJ5LGNpdHkKU3pjeupzbnkgR29sZixQTCxLcmG2bmlrCg=='],
	['windows-1251', 'Московский гольф-клуб', 'bmFtZSxjb3VudHJ5LGNpdHkKzO7x6u7i8ero6SDj7uv89C3q6/PhLFJVLMzu8eri4Ao='],
	['koi8-r', 'Московский гольф-клуб', 'bmFtZSxjb3VudHJ5LGNpdHkK7c/Ty8/X08vJyiDHz8zYxi3LzNXCLFJVLO3P08vXwQo='],
	['ibm866', 'Московский гольф-клуб', 'bmFtZSxjb3VudHJ5LGNpdHkKjK7hqq6i4aqoqSCjrqvs5C2qq+OhLFJVLIyu4aqioAo='],
	['windows-1253', 'Γκολφ Γλυφάδας', 'bmFtZSxjb3VudHJ5LGNpdHkKw+rv6/Ygw+v19tzk4fIsR1Isw+v19tzk4Qo='],
	['windows-1254', 'Ağaçlı Golf Kulübü', 'bmFtZSxjb3VudHJ5LGNpdHkKQfBh52z9IEdvbGYgS3Vs/GL8LFRSLN1zdGFuYnVsCg=='],
	['windows-1257', 'Žaliasis ąžuolas', 'bmFtZSxjb3VudHJ5LGNpdHkK3mFsaWFzaXMg4P51b2xhcyxMVCxWaWxuaXVzCg=='],
	['windows-874', 'สนามกอล์ฟเขา', 'bmFtZSxjb3VudHJ5LGNpdHkKyrnSwaHNxey/4KLSLFRILOCq1cKn48vB6Ao='],
	['windows-1255', 'מועדון גולף קיסריה', 'bmFtZSxjb3VudHJ5LGNpdHkK7uXy4+XvIOLl7PMg9+nx+OnkLElMLPfp8fjp5Ao='],
	['windows-1256', 'نادي الجولف', 'bmFtZSxjb3VudHJ5LGNpdHkK5MfP7SDH4czm4d0sRUcsx+Hex+XRyQo='],
	['shift_jis', '丘テストCC', 'bmFtZSxjb3VudHJ5LGNpdHkKi3WDZYNYg2dDQyxKUCyTjIueCg=='],
	['euc-jp', '丘テストCC', 'bmFtZSxjb3VudHJ5LGNpdHkKtdalxqW5pchDQyxKUCzF7LX+Cg=='],
	['iso-2022-jp', '丘テストCC', 'bmFtZSxjb3VudHJ5LGNpdHkKGyRCNVYlRiU5JUgbKEJDQyxKUCwbJEJFbDV+GyhCCg=='],
	['euc-kr', '언덕컨트리클럽', 'bmFtZSxjb3VudHJ5LGNpdHkKvvC09sTBxq64rsWst7QsS1IsvK2/7wo='],
	['gbk', '北京山高尔夫俱乐部', 'bmFtZSxjb3VudHJ5LGNpdHkKsbG+qcm9uN+2+7fyvuPA1rK/LENOLLGxvqkK'],
	['big5', '台灣山高爾夫俱樂部', 'bmFtZSxjb3VudHJ5LGNpdHkKpXjGV6RzsKq6uKTSrdG81rOhLFRXLKV4pV8K'],
	['macintosh', 'Åhus Golfklubb Öst', 'bmFtZSxjb3VudHJ5LGNpdHkKgWh1cyBHb2xma2x1YmIghXN0LFNFLEeadGVib3JnCg=='],
	['cp850', 'Åhus Golfklubb Öst', 'bmFtZSxjb3VudHJ5LGNpdHkKj2h1cyBHb2xma2x1YmIgmXN0LFNFLEeUdGVib3JnCg=='],
	['cp852', 'Łąka Golf', 'bmFtZSxjb3VudHJ5LGNpdHkKnaVrYSBHb2xmLFBMLJ2iZKsK'],
	[
		'utf-16le',
		'Åhus Golfklubb',
		'bgBhAG0AZQAsAGMAbwB1AG4AdAByAHkALABjAGkAdAB5AAoAxQBoAHUAcwAgAEcAbwBsAGYAawBsAHUAYgBiACwAUwBFACwAxQBoAHUAcwAKAA==',
	],
	[
		'utf-32le',
		'Åhus Golfklubb',
		'//4AAG4AAABhAAAAbQAAAGUAAAAsAAAAYwAAAG8AAAB1AAAAbgAAAHQAAAByAAAAeQAAACwAAABjAAAAaQAAAHQAAAB5AAAACgAAAMUAAABoAAAAdQAAAHMAAAAgAAAARwAAAG8AAABsAAAAZgAAAGsAAABsAAAAdQAAAGIAAABiAAAALAAAAFMAAABFAAAALAAAAMUAAABoAAAAdQAAAHMAAAAKAAAA',
	],
];

const QUESTION = 'which encoding?';

const known: CourseFile[] = WRITTEN.map(([encoding, text, bytes]) => ({
	kind: 'encodings',
	what: encoding,
	content: Buffer.from(bytes, 'base64'),
	rows: [{ name: text }],
}));
const told: CourseFile[] = WRITTEN.map(([encoding, text, bytes]) => ({
	kind: 'encodings',
	what: `${encoding}, told by hand`,
	content: Buffer.from(bytes, 'base64'),
	encoding,
	rows: [{ name: text }],
}));
const odd: CourseFile[] = [
	{
		kind: 'encodings',
		what: 'one letter that is an Italian and a Czech one, and no country',
		content: Buffer.from('name,lat,lng\nPlze\xf2 GC,49.7,13.4\n', 'latin1'),
		broken: QUESTION,
	},
	{
		kind: 'encodings',
		what: 'bytes that are no text',
		content: Buffer.from('name,country\nA\xff\x00\x81\x9d\xfeB,SE\n', 'latin1'),
		broken: QUESTION,
	},
	{
		kind: 'encodings',
		what: 'encoded twice',
		content: 'name,country\nGÃ¶teborgs GK,SE\n',
		rows: [{ name: 'Göteborgs GK' }],
	},
	{
		kind: 'encodings',
		what: 'letters that were lost before',
		content: 'name,country\nG\ufffdteborgs GK,SE\n',
		rows: ['letters-lost'],
	},
	{
		kind: 'encodings',
		what: 'a Swiss letter that looks like it',
		content: 'name,country\nCrans GC Château,CH\n',
		rows: [{ name: 'Crans GC Château' }],
	},
];

export const LETTERS: readonly CourseFile[] = [...known, ...told, ...odd];
