import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictures } from '#server/pictures/pictures.ts';

/** The real services on a folder of this process, which is made when the first picture comes. */
export const testPictures = createPictures({
	dataDirectory: join(tmpdir(), `fescue-test-pictures-${process.pid}`),
	s3: null,
}).services;
